import { Button, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { toApiError } from '../../../api/errors';
import { pitchQuery, writeFollowUp } from '../../../api/outreach/pitches';
import type { PitchDetails } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { isBarred } from '../ContactNotices';
import { PitchBadge } from '../PitchBadge';
import classes from './Composer.module.css';

const MAX_FOLLOW_UPS = 2;

/** The follow-ups of a pitch that was sent. Each has something new; a mere reminder is never written. */
export function FollowUps({ pitch }: { pitch: PitchDetails }) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const write = useMutation({
    mutationFn: () => writeFollowUp(pitch.id),
    onSuccess: (data) => {
      queryClient.setQueryData(pitchQuery(data.outreach.id).queryKey, data);
      void queryClient.invalidateQueries({ queryKey: ['outreach', pitch.id] });
      return router.navigate({ href: paths.pitch(data.outreach.id) });
    },
  });
  const { followUps } = pitch;
  const failure = write.error && toApiError(write.error);
  const isNext = followUps.length < MAX_FOLLOW_UPS && followUps.every(({ pitchedAt }) => pitchedAt !== null);
  return (
    <section className={classes.checks} aria-labelledby="follow-ups">
      <Title order={2} size="h4" id="follow-ups">
        Follow-ups
      </Title>
      {followUps.length > 0 && (
        <ul className={classes.checkList} aria-label="Follow-ups of this pitch">
          {followUps.map((text) => (
            <li key={text.id}>
              <AppLink href={paths.pitch(text.id)}>{text.subject || 'No subject yet'}</AppLink> <PitchBadge pitch={text} />
            </li>
          ))}
        </ul>
      )}
      {failure && (failure.status === 409 ? <Text role="alert">{failure.message}</Text> : <ErrorState title="The follow-up wasn’t written" error={failure} />)}
      {isNext && (
        <div>
          <Button variant="light" loading={write.isPending} disabled={isBarred(pitch) || pitch.hasLeftCatalog || pitch.guestProfileId === null} onClick={() => write.mutate()}>
            Write a follow-up
          </Button>
          <Text size="sm" c="dimmed">
            Free. Hosts accept one or two, about 5 and 12 days after the pitch, each with something new.
          </Text>
        </div>
      )}
    </section>
  );
}
