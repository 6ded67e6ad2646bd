import { Button, SimpleGrid, Text, Title } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { toApiError } from '../../api/errors';
import type { GuestProfile } from '../../api/guests/types';
import type { ProjectSummary } from '../../api/lists/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { PlansLink } from '../../widgets/PlansLink';
import { Completeness } from './Completeness';
import { FilesSection } from './FilesSection';
import { GuestField } from './GuestField';
import classes from './Guests.module.css';
import { GuestSteps } from './GuestSteps';
import { LinkedInField } from './LinkedInField';
import { ListSection } from './ListSection';
import { Section } from './ProfileSections';
import { findChoices, NEW_LIST } from './project-choice';
import { ResumeSuggestions } from './ResumeSuggestions';
import { SaveStatus } from './SaveStatus';
import { useDraftEditor } from './useDraftEditor';
import { useGuestSubmission } from './useGuestSubmission';
import { type GuestForm, useEditorState } from './useProfileEditor';

interface NewGuestFormProps {
  draft: GuestProfile | null;
  /** The requested list, by its slug or id. */
  project: string | null;
  projects: readonly ProjectSummary[];
  onCreated: (slug: string) => void;
}

/** Fields of a profile that the form leaves for later. */
const PROFILE_FIELDS = ['longBio', 'bookingUrl'];

/** The form of spec 3. It saves itself as a draft, and is submitted once it is complete. */
export function NewGuestForm({ draft, project, projects, onCreated }: NewGuestFormProps) {
  const router = useRouter();
  // Once the draft exists, its own list counts as taken.
  const [choices] = useState(() => findChoices(projects, project));
  const [choice, setChoice] = useState(choices.start);
  const latestChoice = useRef(choice);
  const { editor, profile } = useDraftEditor({
    draft,
    getProjectId: () => latestChoice.current || null,
    onCreated: ({ guestProfileSlug }) => {
      onCreated(guestProfileSlug);
      void router.navigate({ href: paths.newGuest({ draft: guestProfileSlug }), replace: true, resetScroll: false });
    },
  });
  const state = useEditorState(editor);
  const choose = (projectId: string) => {
    latestChoice.current = projectId;
    setChoice(projectId);
    // A draft that exceeded the list limit is saved now.
    void editor.flush();
  };
  const { submit, onSubmit, missing, unexplained } = useGuestSubmission({ editor, state, slug: profile?.guestProfileSlug ?? null });
  const form: GuestForm = { editor, state, isDisabled: false, missing };
  return (
    <div className={classes.columns}>
      <div className={classes.side}>
        <SaveStatus editor={editor} waitingText={profile ? undefined : 'The draft is saved once it has a name'} />
        <section className={`fieldset ${classes.panel}`} aria-labelledby="steps">
          <Title order={2} size="h5" id="steps">
            Preparation
          </Title>
          <GuestSteps step="DRAFT" />
          <Text size="sm" c="dimmed">
            Next, Earshot reads the files and writes the bio. This takes a moment, and you can change everything afterwards.
          </Text>
        </section>
        {profile && (
          <div className={classes.besideOnly}>
            <Completeness profile={profile} withoutFields={PROFILE_FIELDS} />
          </div>
        )}
      </div>
      <form noValidate className={classes.sections} onSubmit={onSubmit} aria-label="New guest">
        {draft === null && (
          <ListSection choices={choices} choice={choice} isFixed={profile !== null} isDisabled={profile !== null || state.state === 'saving'} onChoose={choose} />
        )}
        <Section id="who" title="Guest">
          <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="sm" verticalSpacing="sm">
            <GuestField form={form} field="firstName" isRequired />
            <GuestField form={form} field="lastName" isRequired />
            <GuestField form={form} field="email" type="email" description="Optional" />
            <GuestField form={form} field="companyName" description="Optional" />
          </SimpleGrid>
          <GuestField form={form} field="shortBio" rows={4} isRequired description="Who the guest is, what they have done, and why people listen to them" />
        </Section>
        <Section id="about" title="Topics and goals">
          <GuestField form={form} field="areasOfExpertise" rows={3} isList isRequired description="One area per line" />
          <GuestField form={form} field="topicsToDiscuss" rows={3} isList isRequired description="One topic per line. Three or more give hosts a choice" />
          <GuestField form={form} field="goals" rows={3} isList isRequired description="What the guest wants to achieve. One goal per line" />
          <GuestField form={form} field="thingsToAvoid" rows={2} isList description="Optional. One topic per line" />
        </Section>
        <Section id="links" title="Links">
          <LinkedInField form={form} />
          <GuestField form={form} field="websiteUrl" type="url" description="Optional" placeholder="https://…" />
        </Section>
        <Section id="files" title="Files" description="Optional. They’re also used to write the bio.">
          {profile ? (
            <FilesSection guestId={profile.guestProfileId} documents={profile.documents} isDisabled={false} />
          ) : (
            <Text size="sm" c="dimmed">
              Enter the name of the guest first, so that the draft can be saved.
            </Text>
          )}
        </Section>
        {profile && <ResumeSuggestions profile={profile} form={form} />}
        {unexplained && <ErrorState title="The form wasn’t submitted" error={unexplained} />}
        <div className={classes.submit}>
          <Button type="submit" loading={submit.isPending}>
            Create profile
          </Button>
          <Button component={AppLink} href={paths.guests()} variant="default">
            {profile ? 'Finish later' : 'Cancel'}
          </Button>
        </div>
        {state.state === 'failed' && toApiError(state.error).isAccessDenied && choice === NEW_LIST && (
          <Text size="sm" role="note">
            You’ve reached your plan’s list limit. Choose one of your lists above, or archive one. <PlansLink />
          </Text>
        )}
      </form>
      <UnsavedChanges
        isUnsaved={state.isUnsaved}
        save={async () => {
          await editor.flush();
          return !editor.getState().isUnsaved;
        }}
      />
    </div>
  );
}
