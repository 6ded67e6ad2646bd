import { Button, Title } from '@mantine/core';
import { IconList, IconMail, IconSearch } from '@tabler/icons-react';
import type { GuestProfile } from '../../api/guests/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import classes from './Guests.module.css';

interface NextStepsProps {
  profile: Pick<GuestProfile, 'guestProfileId' | 'projectId' | 'projectSlug'>;
  /** Whether the page is the list's own, which leads to podcasts by itself. */
  isOnList: boolean;
}

/** Where a profile that is ready leads: to podcasts, its list and a pitch. */
export function NextSteps({ profile: { guestProfileId, projectId, projectSlug }, isOnList }: NextStepsProps) {
  const hasList = projectSlug !== '';
  return (
    <section className={`fieldset ${classes.panel}`} aria-labelledby="next-steps">
      <Title order={2} size="h5" id="next-steps">
        Next steps
      </Title>
      {!isOnList && (
        <Button component={AppLink} href={paths.appSearch(hasList ? { 'selected-project-slug': projectSlug } : {})} variant="default" size="sm" leftSection={<IconSearch size={16} aria-hidden="true" />}>
          Find podcasts
        </Button>
      )}
      {hasList && !isOnList && (
        <Button component={AppLink} href={paths.project(projectSlug)} variant="default" size="sm" leftSection={<IconList size={16} aria-hidden="true" />}>
          Open the list
        </Button>
      )}
      <Button component={AppLink} href={paths.newPitch({ guest: guestProfileId, project: projectId || null })} variant="default" size="sm" leftSection={<IconMail size={16} aria-hidden="true" />}>
        Write a pitch
      </Button>
    </section>
  );
}
