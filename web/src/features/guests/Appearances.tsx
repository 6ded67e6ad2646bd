import { Badge, Button, Switch, Text } from '@mantine/core';
import { IconBell } from '@tabler/icons-react';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type GuestAppearance, type GuestAppearances, guestAppearancesQuery, trackAppearances } from '../../api/guests/profile-calls';
import { AppLink } from '../../ui/navigation/AppLink';
import { ExpandableList } from '../../ui/layout/ExpandableList';
import { SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { personPath } from '../../widgets/credits';
import { ErrorState } from '../../widgets/ErrorState';
import { showFailure } from '../../widgets/undo';
import { isNamesake, roleLabel } from './appearance-text';
import classes from './Guests.module.css';
import { Section } from './ProfileSections';

const FIRST_APPEARANCES = 5;

/** The episodes of the catalog whose credits name the guest. */
export function Appearances({ guestId, name, isDisabled }: { guestId: string; name: string; isDisabled: boolean }) {
  const { data, isPending, isError, error, refetch } = useQuery({ ...guestAppearancesQuery(guestId), retry: false });
  return (
    <Section id="appearances" title="Appearances" description="Episodes whose credits name the guest.">
      {isPending && <SkeletonRows count={2} height={56} label="Loading appearances" />}
      {isError && !data && <ErrorState title="Couldn’t load the appearances" error={error} onRetry={() => void refetch()} />}
      {data && (
        <>
          <Tracking guestId={guestId} isTracking={data.isTracking} isDisabled={isDisabled} />
          <PersonLink name={name} appearances={data.appearances} />
          {name !== '' && !isDisabled && (
            <div>
              <Button component={AppLink} href={paths.newAlert({ kind: 'person', value: name })} variant="default" size="sm" className={classes.nameButton} leftSection={<IconBell size={16} aria-hidden="true" />}>
                Set an alert for {name}
              </Button>
            </div>
          )}
          {data.appearances.length === 0 ? (
            <Text size="sm" c="dimmed">
              No episode in the catalog names this guest yet.
            </Text>
          ) : (
            <ExpandableList items={data.appearances} initialCount={FIRST_APPEARANCES} noun="appearances">
              {(shown) => (
                <ul className={classes.appearances} aria-label="Appearances">
                  {shown.map((appearance) => (
                    <Appearance key={`${appearance.episodeId} ${appearance.role}`} appearance={appearance} />
                  ))}
                </ul>
              )}
            </ExpandableList>
          )}
        </>
      )}
    </Section>
  );
}

/** The page about the person, by an episode that is the guest's own. */
function PersonLink({ name, appearances }: { name: string; appearances: readonly GuestAppearance[] }) {
  const own = appearances.find((appearance) => !isNamesake(appearance));
  const href = own && name !== '' ? personPath(own.role, name, { episode: own.episodeId }) : null;
  return href && <AppLink href={href}>The page about {name} on all podcasts</AppLink>;
}

function Tracking({ guestId, isTracking, isDisabled }: { guestId: string; isTracking: boolean; isDisabled: boolean }) {
  const queryClient = useQueryClient();
  const { queryKey } = guestAppearancesQuery(guestId);
  const track = useMutation({
    mutationFn: (next: boolean) => trackAppearances(guestId, next),
    onSuccess: (_, next) => void queryClient.setQueryData<GuestAppearances>(queryKey, (known) => known && { ...known, isTracking: next }),
    onError: (error) => showFailure('The setting wasn’t saved', error),
  });
  return (
    <Switch
      label="Notify about new appearances"
      description="Each one sends an event to webhooks and the API"
      checked={track.isPending ? track.variables : isTracking}
      disabled={isDisabled || track.isPending}
      onChange={(event) => track.mutate(event.currentTarget.checked)}
    />
  );
}

function Appearance({ appearance }: { appearance: GuestAppearance }) {
  const { episodeSlug, episodeTitle, podcastSlug, podcastTitle, postedAt, role, reason } = appearance;
  const isOther = isNamesake(appearance);
  return (
    <li>
      <AppLink href={paths.appEpisode(podcastSlug, episodeSlug)} className={classes.episodeLink}>
        {episodeTitle}
      </AppLink>
      {isOther && (
        <Badge component="span" variant="light" color="orange">
          Maybe a namesake
        </Badge>
      )}
      <div className="dotted facts">
        <AppLink href={paths.appPodcast(podcastSlug)} className="subtle-link">
          {podcastTitle}
        </AppLink>
        <span>{roleLabel(role)}</span>
        {postedAt && (
          <span>
            <TimeAgo value={postedAt} />
          </span>
        )}
      </div>
      {isOther && reason && (
        <Text size="sm" c="dimmed">
          {reason}
        </Text>
      )}
    </li>
  );
}
