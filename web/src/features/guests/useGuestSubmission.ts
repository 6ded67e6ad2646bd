import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { toApiError } from '../../api/errors';
import { submitGuest } from '../../api/guests/profile-calls';
import { paths } from '../../urls/paths';
import type { EditorState } from './editor-transport';
import type { GuestEditor } from './guest-editor';
import { fieldOfProblem, findMissing, problemsFrom, type Problems } from './guest-fields';
import { fieldId, focusField } from './GuestField';
import { refreshGuests } from './useProfileEditor';

/** Required fields in the order of the form. */
const ORDER = ['firstName', 'lastName', 'email', 'companyName', 'shortBio', 'areasOfExpertise', 'topicsToDiscuss', 'goals', 'thingsToAvoid', 'socialMediaLinks', 'websiteUrl'] as const;

const focusFirst = (problems: Problems) => {
  const first = ORDER.find((field) => Object.keys(problems).some((key) => fieldOfProblem(key) === field));
  if (first) focusField(fieldId(first));
};

interface GuestSubmissionOptions {
  editor: GuestEditor;
  state: EditorState;
  /** Of the draft, once there is one. */
  slug: string | null;
}

/** Submits a draft once all required fields are filled in, and opens its profile. Otherwise it names the missing fields and focuses the first. */
export function useGuestSubmission({ editor, state, slug }: GuestSubmissionOptions) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [missing, setMissing] = useState<Problems>({});
  const submit = useMutation({
    mutationFn: async () => {
      await editor.flush();
      const target = editor.getTarget();
      // Fields that were not saved show their own messages.
      if (!target || editor.getState().isUnsaved) return null;
      await submitGuest(target.id, target.version);
      return target.id;
    },
    onSuccess: async (id) => {
      if (id === null) return focusFirst(editor.getState().problems);
      await refreshGuests(queryClient);
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      void queryClient.invalidateQueries({ queryKey: ['project'] });
      return void router.navigate({ href: paths.guest(slug ?? id) });
    },
    onError: (error) => {
      const problems = problemsFrom(toApiError(error).details, state.values);
      setMissing(problems);
      focusFirst(problems);
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = findMissing(state.values);
    setMissing(found);
    if (Object.keys(found).length > 0) return focusFirst(found);
    editor.setFocus(null);
    return submit.mutate();
  };
  // A message goes away once its field is filled in.
  const stillMissing = findMissing(state.values);
  return {
    submit,
    onSubmit,
    missing: Object.fromEntries(Object.entries(missing).filter(([field]) => field in stillMissing || submit.isError)),
    /** A failure that no field explains. */
    unexplained: submit.isError && Object.keys(missing).length === 0 ? submit.error : null,
  };
}
