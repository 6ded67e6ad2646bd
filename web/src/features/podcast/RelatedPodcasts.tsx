import { SimpleGrid } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { relatedPodcastsQuery } from '../../api/queries';
import { PodcastCard } from '../../widgets/PodcastCard';
import { describeReasons } from '../../ui/text/reasons';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Podcast.module.css';
import { RelatedSponsors } from './RelatedSponsors';

interface RelatedPodcastsProps {
  slug: string;
}

const MAX_RELATED = 9;

export function RelatedPodcasts({ slug }: RelatedPodcastsProps) {
  const { data, isPending, isError, error, refetch } = useQuery(relatedPodcastsQuery(slug));
  const related = data?.relatedPodcasts.similarPodcasts ?? [];
  return (
    <section aria-labelledby="related">
      <h2 id="related" className="section-heading">
        Related podcasts
      </h2>
      {isPending && <SkeletonRows count={2} label="Loading related podcasts" />}
      {isError && <ErrorState title="Couldn’t load related podcasts" error={error} onRetry={() => void refetch()} />}
      {data && related.length === 0 && <p className={classes.count}>No related podcasts found.</p>}
      <SimpleGrid cols={{ base: 1, sm: 2, md: 3 }} spacing="sm">
        {related.slice(0, MAX_RELATED).map((podcast) => (
          <PodcastCard key={podcast.id} podcast={podcast} note={describeReasons(podcast.reasons)} />
        ))}
      </SimpleGrid>
      {related.length > 0 && <RelatedSponsors slug={slug} />}
    </section>
  );
}
