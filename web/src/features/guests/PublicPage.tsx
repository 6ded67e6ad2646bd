import { Button, Group, Stack, Switch, TextInput } from '@mantine/core';
import { CopyButton } from '../../ui/forms/CopyButton';
import { paths } from '../../urls/paths';
import { GuestField } from './GuestField';
import { Section } from './ProfileSections';
import type { GuestForm } from './useProfileEditor';

const OPTIONS = [
  { field: 'displayLinkedIn', label: 'Show LinkedIn' },
  { field: 'displaySocials', label: 'Show other social profiles' },
  { field: 'displayPreviousPodcastAppearances', label: 'Show appearances' },
] as const;

interface PublicPageProps {
  form: GuestForm;
  /** The slug in its URL; null until the page is public for the first time. */
  publicSlug: string | null;
}

/** The settings of a guest's public page: whether it is public, what it shows, and its link. */
export function PublicPage({ form, publicSlug }: PublicPageProps) {
  const { editor, state, isDisabled } = form;
  const set = (field: 'isPublic' | (typeof OPTIONS)[number]['field'], isOn: boolean) => {
    editor.set(field, isOn);
    void editor.flush();
  };
  return (
    <Section id="public-page" title="Public page" description="Bios, topics and links for hosts. It never shows the email address, the phone number, goals or context.">
      <Switch label="Everyone can see it" description="Search engines can find it" checked={state.values.isPublic} disabled={isDisabled} onChange={(event) => set('isPublic', event.currentTarget.checked)} />
      {state.values.isPublic && publicSlug !== null && <PublicLink path={paths.publicGuest(publicSlug)} />}
      <Stack gap="xs">
        {OPTIONS.map(({ field, label }) => (
          <Switch key={field} label={label} checked={state.values[field]} disabled={isDisabled} onChange={(event) => set(field, event.currentTarget.checked)} />
        ))}
      </Stack>
      <GuestField form={form} field="marketingLetter" rows={4} description="A letter to hosts at the top of the page. You can use Markdown for headings, lists and links" />
    </Section>
  );
}

function PublicLink({ path }: { path: string }) {
  const url = `${location.origin}${path}`;
  return (
    <Group gap="sm" align="flex-end">
      <TextInput label="Link" readOnly value={url} flex="1 1 220px" onFocus={(event) => event.currentTarget.select()} />
      <CopyButton value={url} label="Copy link" hasIcon size="sm" variant="default" />
      {/* The server renders the page anew. */}
      <Button component="a" href={path} variant="subtle" size="sm" target="_blank" rel="noopener">
        View page
      </Button>
    </Group>
  );
}
