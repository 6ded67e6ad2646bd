import { Anchor, Text } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import type { ReviewedList } from './reviewed-list';

/** Reviews compare a podcast with the subjects of the list and its guest. Shown for a list without subjects. */
export function NoSubject({ list: { slug, projectTypes, linkedGuestProfile } }: { list: ReviewedList }) {
  const hasGuestPage = projectTypes.includes('guest-booking') || linkedGuestProfile !== null;
  return (
    <Text size="sm" role="note">
      We don’t know what fits this list yet. Add{' '}
      <Anchor component={AppLink} href={paths.project(slug, 'settings')} underline="always" inherit>
        a purpose or keywords
      </Anchor>
      {hasGuestPage && (
        <>
          {' '}
          or{' '}
          <Anchor component={AppLink} href={paths.project(slug, 'guest-profile')} underline="always" inherit>
            topics for the guest
          </Anchor>
        </>
      )}
      .
    </Text>
  );
}
