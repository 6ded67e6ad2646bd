import { TextInput } from '@mantine/core';
import { linkedInOf, withLinkedIn } from './guest-fields';
import { fieldId, focusProps } from './GuestField';
import type { GuestForm } from './useProfileEditor';

/** The guest's profile on LinkedIn, which is the first of the social profiles. */
export function LinkedInField({ form }: { form: GuestForm }) {
  const { editor, state, isDisabled } = form;
  const { socialMediaLinks: links } = state.values;
  const problem = state.problems['socialMediaLinks/0'] ?? state.problems.socialMediaLinks;
  return (
    <TextInput
      id={fieldId('socialMediaLinks')}
      label="LinkedIn"
      description="Optional"
      placeholder="https://www.linkedin.com/in/…"
      type="url"
      autoComplete="off"
      value={linkedInOf(state.values)}
      error={state.focused === 'socialMediaLinks' ? undefined : problem}
      disabled={isDisabled}
      {...focusProps(form, 'socialMediaLinks')}
      onChange={(event) => editor.set('socialMediaLinks', withLinkedIn(links, event.currentTarget.value))}
    />
  );
}
