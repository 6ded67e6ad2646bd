import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconAlertTriangle, IconArchive, IconPencil } from '@tabler/icons-react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isProcessing } from '../../api/guests/profiles';
import type { GuestProfile } from '../../api/guests/types';
import { projectsQuery } from '../../api/lists/projects';
import { deleteGuestPhoto, uploadGuestPhoto } from '../../api/photos';
import { AppLink } from '../../ui/navigation/AppLink';
import { useActions } from '../../ui/navigation/shortcuts';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { PhotoField } from '../../widgets/PhotoField';
import { UnsavedChanges } from '../../widgets/UnsavedChanges';
import { Appearances } from './Appearances';
import { Completeness } from './Completeness';
import { FilesSection } from './FilesSection';
import { GuestHistory } from './GuestHistory';
import { GuestMenu, GuestStatusBadge } from './GuestRow';
import classes from './Guests.module.css';
import { GuestSteps } from './GuestSteps';
import { NextSteps } from './NextSteps';
import { OneSheet } from './OneSheet';
import { BioSection, ContactSection, PitchSection, SocialSection, TopicsSection } from './ProfileSections';
import { PublicPage } from './PublicPage';
import { RegenerateBio } from './RegenerateBio';
import { ResumeSuggestions } from './ResumeSuggestions';
import { SaveStatus } from './SaveStatus';
import { guestName, useGuestActions } from './useGuestActions';
import { Subjects } from './Subjects';
import { type GuestForm, refreshGuests, useEditorState, useProfileEditor } from './useProfileEditor';

interface GuestProfileEditorProps {
  profile: GuestProfile;
  /** The heading level of the guest's name: 1 on a page of its own, 2 on the page of a project. */
  level: 1 | 2;
}

/** A guest profile that saves itself, with what is missing, its files and its steps. */
export function GuestProfileEditor({ profile, level }: GuestProfileEditorProps) {
  const editor = useProfileEditor(profile);
  const state = useEditorState(editor);
  const isArchived = profile.status === 'ARCHIVED';
  const form: GuestForm = { editor, state, isDisabled: isArchived, missing: {} };
  // A draft gets its bio when its form is submitted.
  const canRegenerate = !isArchived && profile.processingStatus !== 'DRAFT';
  const isInSteps = isProcessing(profile.processingStatus) || profile.processingStatus === 'DRAFT';
  return (
    <Stack gap="md">
      <ProfileHeader profile={profile} level={level} />
      <GuestPhoto profile={profile} isDisabled={isArchived} />
      {isArchived && <ArchiveNotice profile={profile} />}
      {profile.processingStatus === 'ERROR' && !isArchived && (
        <Alert color="red" variant="outline" role="note" icon={<IconAlertTriangle />} title="Writing the bio failed">
          <Text size="sm">{profile.statusReason ?? 'Nothing you entered is lost.'}</Text>
        </Alert>
      )}
      <div className={classes.columns}>
        <div className={classes.side}>
          {!isArchived && <SaveStatus editor={editor} />}
          {isInSteps && !isArchived && (
            <section className={`fieldset ${classes.panel}`} aria-labelledby="steps">
              <Title order={2} size="h5" id="steps">
                Preparation
              </Title>
              <GuestSteps step={profile.processingStatus} />
              {profile.processingStatus === 'DRAFT' && (
                <Button component={AppLink} href={paths.newGuest({ draft: profile.guestProfileSlug })} size="sm" leftSection={<IconPencil size={16} aria-hidden="true" />}>
                  Complete the form
                </Button>
              )}
            </section>
          )}
          {profile.processingStatus === 'DONE' && !isArchived && <NextSteps profile={profile} isOnList={level === 2} />}
          <Completeness profile={profile} />
          <OneSheet guestId={profile.guestProfileId} editor={editor} />
        </div>
        <div className={classes.sections}>
          <ContactSection form={form} />
          <BioSection form={form} head={canRegenerate && <RegenerateBio profile={profile} editor={editor} />} />
          <TopicsSection form={form} />
          <Subjects guest={profile} isDisabled={isArchived} />
          <SocialSection form={form} />
          <section className="fieldset" aria-labelledby="files">
            <Title order={2} size="h4" id="files">
              Files
            </Title>
            <FilesSection guestId={profile.guestProfileId} documents={profile.documents} isDisabled={isArchived} />
          </section>
          <ResumeSuggestions profile={profile} form={form} />
          <PitchSection form={form} />
          <PublicPage form={form} publicSlug={profile.publicSlug} />
          <Appearances guestId={profile.guestProfileId} name={profile.name} isDisabled={isArchived} />
          <GuestHistory guestId={profile.guestProfileId} />
        </div>
      </div>
      <UnsavedChanges
        isUnsaved={state.isUnsaved}
        save={async () => {
          await editor.flush();
          return !editor.getState().isUnsaved;
        }}
      />
    </Stack>
  );
}

function GuestPhoto({ profile, isDisabled }: { profile: GuestProfile; isDisabled: boolean }) {
  const queryClient = useQueryClient();
  const { guestProfileId: id, photoPath } = profile;
  return (
    <PhotoField
      name={guestName(profile)}
      path={photoPath}
      isDisabled={isDisabled}
      upload={(file, options) => uploadGuestPhoto(id, file, options)}
      remove={() => deleteGuestPhoto(id)}
      onChanged={() => refreshGuests(queryClient)}
    />
  );
}

function ProfileHeader({ profile, level }: GuestProfileEditorProps) {
  const router = useRouter();
  const actions = useGuestActions();
  const { data: lists } = useQuery(projectsQuery);
  const { projectSlug, companyName, updatedAt, status } = profile;
  const name = guestName(profile);
  const project = lists?.projects.find(({ slug }) => slug === projectSlug);
  useActions([
    status === 'ARCHIVED' ? { label: `Restore ${name}`, run: () => actions.restore.mutate(profile) } : { label: `Archive ${name}`, run: () => actions.archive.mutate(profile) },
    ...(projectSlug === '' || level === 2 ? [] : [{ label: `List of ${name}`, keywords: 'project podcasts', run: () => void router.navigate({ href: paths.project(projectSlug) }) }]),
  ]);
  return (
    <div>
      <div className={classes.nameLine}>
        <Title order={level} size="h2">
          {name}
        </Title>
        <GuestStatusBadge guest={profile} />
        <GuestMenu guest={profile} actions={actions} onDeleted={() => void router.navigate({ href: paths.guests(), ignoreBlocker: true })} />
      </div>
      <div className="dotted facts">
        {companyName && <span>{companyName}</span>}
        {projectSlug !== '' && level === 1 && (
          <AppLink href={paths.project(projectSlug)} className="subtle-link">
            {project?.name ?? 'List'}
          </AppLink>
        )}
        <span>
          changed <TimeAgo value={updatedAt} />
        </span>
      </div>
    </div>
  );
}

function ArchiveNotice({ profile }: { profile: GuestProfile }) {
  const { restore } = useGuestActions();
  return (
    <Alert color="gray" variant="outline" role="note" icon={<IconArchive />} title="This guest is archived">
      <Group justify="space-between" gap="sm">
        <Text size="sm">You can read the profile, but not change it.</Text>
        <Button size="xs" variant="light" loading={restore.isPending} onClick={() => restore.mutate(profile)}>
          Restore
        </Button>
      </Group>
    </Alert>
  );
}
