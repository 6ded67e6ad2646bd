import { ActionIcon, Button, NativeSelect, TextInput } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import type { GuestSocialLink } from '../../api/guests/types';
import { labelOf, SOCIAL_LABELS } from '../../ui/text/labels';
import { ADD_LINK_ID } from './Completeness';
import { MAX_SOCIAL_LINKS } from './guest-fields';
import { focusField, focusProps } from './GuestField';
import classes from './Guests.module.css';
import { kindOfAddress, SOCIAL_KINDS } from './social-kinds';
import type { GuestForm } from './useProfileEditor';

const linkId = (row: number) => `guest-link-${row}`;

/** The guest's profiles on social platforms. A pasted URL selects its platform. */
export function SocialLinks({ form }: { form: GuestForm }) {
  const { editor, state, isDisabled } = form;
  const links = state.values.socialMediaLinks;
  const set = (next: readonly GuestSocialLink[]) => editor.set('socialMediaLinks', next);
  const change = (row: number, changes: Partial<GuestSocialLink>) => set(links.map((link, place) => (place === row ? { ...link, ...changes } : link)));
  const add = () => {
    set([...links, { socialMediaType: links.some(({ socialMediaType }) => socialMediaType === 'linkedin') ? 'twitter' : 'linkedin', url: '' }]);
    requestAnimationFrame(() => focusField(linkId(links.length)));
  };
  const remove = (row: number) => {
    set(links.filter((_, place) => place !== row));
    void editor.flush();
    requestAnimationFrame(() => focusField(ADD_LINK_ID));
  };
  const { onFocus, onBlur } = focusProps(form, 'socialMediaLinks');
  return (
    <div className={classes.links}>
      {links.map(({ socialMediaType, url }, row) => (
        // The rows have no ids, and a row keeps its place while it is edited.
        <div key={row} className={classes.link} role="group" aria-label={`Social profile ${row + 1}`}>
          <NativeSelect aria-label="Platform" data={SOCIAL_KINDS} value={socialMediaType} disabled={isDisabled} onFocus={onFocus} onBlur={onBlur} onChange={(event) => change(row, { socialMediaType: event.currentTarget.value })} />
          <TextInput
            id={linkId(row)}
            aria-label={`URL on ${labelOf(SOCIAL_LABELS, socialMediaType)}`}
            placeholder="https://…"
            inputMode="url"
            autoComplete="off"
            value={url}
            error={state.focused === 'socialMediaLinks' ? undefined : (state.problems[`socialMediaLinks/${row}`] ?? (row === links.length - 1 ? state.problems.socialMediaLinks : undefined))}
            disabled={isDisabled}
            onFocus={onFocus}
            onBlur={onBlur}
            onChange={(event) => {
              const address = event.currentTarget.value;
              change(row, { url: address, socialMediaType: kindOfAddress(address) ?? socialMediaType });
            }}
          />
          <ActionIcon variant="subtle" color="gray" size={36} disabled={isDisabled} aria-label={`Remove ${labelOf(SOCIAL_LABELS, socialMediaType)}`} onClick={() => remove(row)}>
            <IconTrash size={17} stroke={1.7} />
          </ActionIcon>
        </div>
      ))}
      <div>
        <Button id={ADD_LINK_ID} variant="default" size="sm" disabled={isDisabled || links.length >= MAX_SOCIAL_LINKS} leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={add}>
          Add a social profile
        </Button>
      </div>
    </div>
  );
}
