import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { podcastClaimsQuery } from '../../../api/account/podcast-claims';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import classes from '../Settings.module.css';
import { SettingsLayout } from '../SettingsLayout';
import { ClaimForm } from './ClaimForm';
import { ClaimItem } from './ClaimItem';
import { MailedProof } from './MailedProof';

/** `/app/user-settings/podcasts`: podcasts that the reader claims, and what they state about them. */
export function PodcastClaimsPage() {
  const query: QueryString = useSearch({ strict: false });
  const [podcast, claim, key] = [query.podcast, query.claim, query.key].map(readText);
  return (
    <SettingsLayout title="Your podcasts">
      {claim && key && <MailedProof claimId={claim} mailKey={key} />}
      <Claims />
      <ClaimForm initialPodcast={podcast ?? ''} />
    </SettingsLayout>
  );
}

function Claims() {
  const { data, isPending, isError, error, refetch } = useQuery(podcastClaimsQuery);
  return (
    <Section title="Claimed podcasts">
      {isPending && <SkeletonRows count={2} height={72} label="Loading your podcasts" />}
      {isError && <ErrorState title="Couldn’t load your podcasts" error={error} onRetry={() => void refetch()} />}
      {data?.claims.length === 0 && <Text c="dimmed">None yet. Claim a podcast to correct its contacts or to invite guests.</Text>}
      <ul className={classes.list}>
        {data?.claims.map((claim) => (
          <ClaimItem key={claim.id} claim={claim} />
        ))}
      </ul>
    </Section>
  );
}
