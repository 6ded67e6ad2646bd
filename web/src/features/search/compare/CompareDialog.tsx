import { Button, Text } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useQueries } from '@tanstack/react-query';
import { podcastQuery } from '../../../api/queries';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { Dialog } from '../../../ui/dialogs/Dialog';
import { NOT_AVAILABLE } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import { type Plan, requiredPlanText } from '../plans';
import { PodcastLink } from '../../../widgets/catalog-links';
import { comparedFacts } from './compared-facts';
import classes from './Compare.module.css';

interface CompareDialogProps {
  slugs: readonly string[];
  plan: Plan;
  isOpen: boolean;
  onRemove: (slug: string) => void;
  onClose: () => void;
}

export function CompareDialog({ slugs, plan, isOpen, onRemove, onClose }: CompareDialogProps) {
  return (
    <Dialog title="Compare podcasts" isOpen={isOpen} size={1080} radius="md" isCentered closeLabel="Close comparison" onClose={onClose}>
      {isOpen && <Comparison slugs={slugs} plan={plan} onRemove={onRemove} />}
    </Dialog>
  );
}

function Comparison({ slugs, plan, onRemove }: Pick<CompareDialogProps, 'slugs' | 'plan' | 'onRemove'>) {
  const queries = useQueries({ queries: slugs.map((slug) => podcastQuery(slug)) });
  const failed = queries.find((query) => query.isError);
  if (failed) return <ErrorState title="Couldn’t load all podcasts" error={failed.error} onRetry={() => void failed.refetch()} />;
  if (queries.some((query) => query.isPending)) return <SkeletonRows count={6} height={36} label="Loading comparison" />;
  const compared = queries.flatMap((query, position) => (query.data ? [{ slug: slugs[position] ?? '', podcast: query.data.podcast }] : []));
  const facts = comparedFacts(compared.map(({ podcast }) => podcast), plan);
  return (
    <div className={classes.scroller}>
      <table className={classes.table} aria-label="Comparison">
        <thead>
          <tr>
            <th scope="col">Fact</th>
            {compared.map(({ slug, podcast }) => (
              <th key={slug} scope="col">
                <Artwork title={podcast.title} cover={podcastCover(podcast.id, podcast.imageUrl)} size={48} />
                <PodcastLink slug={podcast.slug}>{podcast.title}</PodcastLink>
                {podcast.author && (
                  <Text size="xs" c="dimmed" fw={450}>
                    {podcast.author}
                  </Text>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {facts.map(({ label, texts, best, bestText, requiredPlan }) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              {requiredPlan ? (
                <td colSpan={compared.length} className={classes.locked}>
                  <IconLock size={13} aria-hidden="true" /> Needs {requiredPlanText(requiredPlan)}
                </td>
              ) : (
                texts.map((text, position) => (
                  <td key={compared[position]?.slug} className="numbers" data-best={best.includes(position) || undefined}>
                    {text ?? <span className={classes.unknown}>{NOT_AVAILABLE}</span>}
                    {best.includes(position) && <span className={classes.bestLabel}> {bestText}</span>}
                  </td>
                ))
              )}
            </tr>
          ))}
          <tr>
            <th scope="row">Selection</th>
            {compared.map(({ slug, podcast }) => (
              <td key={slug}>
                <Button variant="subtle" size="compact-xs" aria-label={`Remove ${podcast.title}`} onClick={() => onRemove(slug)}>
                  Remove
                </Button>
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </div>
  );
}
