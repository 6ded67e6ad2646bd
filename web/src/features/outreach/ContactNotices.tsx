import { Alert, Text } from '@mantine/core';
import { IconBan, IconHistory } from '@tabler/icons-react';
import type { PitchCheck } from '../../api/outreach/types';
import { contactTitle, describeContact } from './contact-warning';

export const isBarred = ({ isOptedOut, isBlacklisted }: Pick<PitchCheck, 'isOptedOut' | 'isBlacklisted'>) => isOptedOut || isBlacklisted;

/** Reasons not to write to the show. */
export function ContactNotices({ check }: { check: Pick<PitchCheck, 'isOptedOut' | 'isBlacklisted' | 'lastContact'> }) {
  const { isOptedOut, isBlacklisted, lastContact } = check;
  return (
    <>
      {isOptedOut && (
        <Alert color="red" variant="outline" role="alert" icon={<IconBan />} title="This podcast asked not to be contacted">
          <Text size="sm">Nothing can be copied or sent from here.</Text>
        </Alert>
      )}
      {isBlacklisted && (
        <Alert color="red" variant="outline" role="alert" icon={<IconBan />} title="This podcast is on your team’s blacklist">
          <Text size="sm">Nothing can be copied or sent from here. You can change the blacklist under Team podcasts.</Text>
        </Alert>
      )}
      {lastContact && (
        <Alert color="orange" variant="outline" role="note" icon={<IconHistory />} title={contactTitle(lastContact)}>
          <Text size="sm">{describeContact(lastContact)}</Text>
        </Alert>
      )}
    </>
  );
}
