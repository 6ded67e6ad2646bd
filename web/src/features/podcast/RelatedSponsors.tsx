import { useQuery } from '@tanstack/react-query';
import { relatedSponsorsQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import credits from '../../widgets/Credits.module.css';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../../widgets/ErrorState';

const MAX_SHOWN = 8;
const MAX_TITLES = 3;

/** Who pays for messages in related podcasts, and not in this one. Nothing when there is nobody. */
export function RelatedSponsors({ slug }: { slug: string }) {
  const { data, isPending, isError, error, refetch } = useQuery(relatedSponsorsQuery(slug));
  if (isPending) return <SkeletonRows count={1} label="Loading sponsors of related podcasts" />;
  if (isError) return <ErrorState title="Couldn’t load the sponsors of related podcasts" error={error} onRetry={() => void refetch()} />;
  if (data.sponsors.length === 0) return null;
  return (
    <>
      <h3 className={credits.group}>Their sponsors</h3>
      <ul className={credits.list} aria-label="Sponsors of related podcasts">
        {data.sponsors.slice(0, MAX_SHOWN).map(({ slug: sponsor, name, relatedPodcasts }) => (
          <li key={sponsor}>
            <AppLink href={paths.sponsor(sponsor)}>{name}</AppLink>
            <p className={credits.note}>{describePodcasts(relatedPodcasts.map(({ title }) => title))}</p>
          </li>
        ))}
      </ul>
    </>
  );
}

/** "On Salt, Bread and 2 more" */
function describePodcasts(titles: readonly string[]): string {
  const more = titles.length - MAX_TITLES;
  return `On ${titles.slice(0, MAX_TITLES).join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}
