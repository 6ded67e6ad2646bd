import { Anchor, Text } from '@mantine/core';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import type { ReviewedList } from './reviewed-list';

/** Reviews compare a podcast with what the list and its guest are about. This list has nothing yet. */
export function NoSubject({ list: { slug, projectTypes, linkedGuestProfile } }: { list: ReviewedList }) {
  const hasGuestPage = projectTypes.includes('guest-booking') || linkedGuestProfile !== null;
  return (
    <Text size="sm" role="note">
      Nothing describes what fits yet. Add{' '}
      <Anchor component={AppLink} href={paths.project(slug, 'settings')} underline="always" inherit>
        a purpose or keywords
      </Anchor>
      {hasGuestPage && (
        <>
          {' '}
          or{' '}
          <Anchor component={AppLink} href={paths.project(slug, 'guest-profile')} underline="always" inherit>
            topics of the guest
          </Anchor>
        </>
      )}
      .
    </Text>
  );
}
