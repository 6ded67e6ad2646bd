import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import type { Podcast } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import classes from './Podcast.module.css';

interface OwnerLinksProps {
  podcast: Podcast;
}

/** Where owners claim a podcast, and where anyone corrects a fact. */
export function OwnerLinks({ podcast }: OwnerLinksProps) {
  const { data: me } = useQuery(meQuery);
  return (
    <section className="panel" aria-labelledby="corrections">
      <h2 id="corrections" className={classes.panelTitle}>
        {podcast.isClaimed ? 'Claimed by its owner' : 'Is this your podcast?'}
      </h2>
      {/* Lines of 24 px, so that links below each other are large enough to press. */}
      <Text size="sm" component="p" m={0} lh="24px" className="dotted">
        {!podcast.isClaimed && <AppLink href={paths.podcastClaims({ podcast: podcast.slug })}>Claim it</AppLink>}
        <a href={paths.correction(podcast.slug)}>Correct a fact</a>
        {me?.limits.tier === 'admin' && <AppLink href={paths.ignoredPodcasts({ podcast: podcast.slug })}>Ignore it</AppLink>}
      </Text>
    </section>
  );
}
