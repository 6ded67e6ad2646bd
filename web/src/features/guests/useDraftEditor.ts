import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { createGuest, guestQuery } from '../../api/guests/profiles';
import type { CreatedGuest, GuestProfile } from '../../api/guests/types';
import { createGuestEditor, type GuestEditor } from './guest-editor';
import { EMPTY_FIELDS, type FieldName, type GuestFields, toDraft } from './guest-fields';
import { createTransport, versionedFieldsOf } from './useProfileEditor';

/** The version of a new profile. */
const FIRST_VERSION = 1;

/** The list is named after the guest, so both names come first, and neither is being typed. */
export const canCreateDraft = ({ firstName, lastName }: Pick<GuestFields, 'firstName' | 'lastName'>, focused: FieldName | null) =>
  firstName.trim() !== '' && lastName.trim() !== '' && focused !== 'firstName' && focused !== 'lastName';

interface DraftEditorOptions {
  draft: GuestProfile | null;
  /** The list that is chosen when the draft is created; null for a new one. */
  getProjectId: () => string | null;
  onCreated: (created: CreatedGuest) => void;
}

/** The editor of a draft. It creates the draft with the first fields. Returns the profile too, once there is one. */
export function useDraftEditor({ draft, getProjectId, onCreated }: DraftEditorOptions): { editor: GuestEditor; profile: GuestProfile | null } {
  const queryClient = useQueryClient();
  const [guestId, setGuestId] = useState(draft?.guestProfileId ?? null);
  const [editor] = useState(() => {
    const create = async (values: GuestFields, fields: readonly FieldName[]) => {
      const created = await createGuest(toDraft(values, fields, getProjectId()));
      const id = created.guestProfileId;
      void queryClient.invalidateQueries({ queryKey: ['projects'] });
      // The draft exists, whether or not it can be read at once.
      const profile = await queryClient.fetchQuery({ ...guestQuery(id), staleTime: 0 }).catch(() => null);
      setGuestId(id);
      onCreated(created);
      return { id, version: profile?.version ?? FIRST_VERSION };
    };
    const start = draft ? versionedFieldsOf(draft) : null;
    return createGuestEditor({
      values: start?.values ?? EMPTY_FIELDS,
      target: draft && start ? { id: draft.guestProfileId, version: start.version } : null,
      transport: { ...createTransport(queryClient), create, canCreate: canCreateDraft },
    });
  });
  const { data: profile = null } = useQuery({ ...guestQuery(guestId ?? ''), enabled: guestId !== null });
  useEffect(() => {
    if (profile) editor.receive(versionedFieldsOf(profile));
  }, [editor, profile]);
  useEffect(() => () => void editor.flush(), [editor]);
  return { editor, profile };
}
