import { Button, Group } from '@mantine/core';
import { IconScale } from '@tabler/icons-react';
import { useId } from 'react';
import type { PodcastHit } from '../../../api/types';
import { Artwork } from '../../../ui/Artwork';
import { genreName, languageName, plural } from '../../../ui/format';
import { HighlightedText } from '../../../ui/HighlightedText';
import type { Plan } from '../plans';
import { PodcastLink } from '../../../widgets/catalog-links';
import { describeMatch, matchedFields } from './hit-reason';
import { HitActions } from './HitActions';
import { HitTopics } from './HitTopics';
import { morePodcastsLike } from './more-like-this';
import { OtherMatches } from './OtherMatches';
import { AddButton } from '../lists/AddButton';
import { HitRelevancy } from '../lists/HitRelevancy';
import { ListBadges } from '../lists/ListBadges';
import { SelectBox } from '../lists/SelectBox';
import type { PageRequest } from './page-request';
import { PodcastFacts } from './PodcastFacts';
import classes from './Results.module.css';
import { RESULT_LINK } from './useResultKeys';

/** Whether a podcast is selected for comparison, can be, or cannot be because enough others are. */
export type Comparison = 'selected' | 'available' | 'full';

interface PodcastRowProps {
  hit: PodcastHit;
  request: PageRequest;
  plan: Plan;
  comparison: Comparison;
  onCompare: () => void;
  onQuickLook: () => void;
  onHide: (podcastId: string) => void;
}

const MAX_GENRES = 2;
const MAX_TOPICS = 3;

export function PodcastRow({ hit, request, plan, comparison, onCompare, onQuickLook, onHide }: PodcastRowProps) {
  const titleId = useId();
  const [title] = hit.podcastTitleHighlights ?? [];
  const [snippet] = hit.podcastDescriptionHighlights ?? [];
  const genres = (hit.rssCategories ?? []).slice(0, MAX_GENRES);
  const topics = (hit.podcastTopics ?? []).filter((topic) => !genres.some((genre) => genre.toLowerCase() === topic.toLowerCase())).slice(0, MAX_TOPICS);
  const match = describeMatch(hit.reason, matchedFields({ title, description: snippet }));
  return (
    <li className={classes.row}>
      <SelectBox podcastId={hit.podcastId} title={hit.podcastRssTitle} />
      <Artwork title={hit.podcastRssTitle} src={hit.podcastImageUrl} size={84} />
      <div className={classes.content}>
        <h2 className={classes.title} id={titleId}>
          <PodcastLink slug={hit.podcastSlug} {...RESULT_LINK}>
            {title ? <HighlightedText source={title} /> : hit.podcastRssTitle}
          </PodcastLink>
        </h2>
        {hit.podcastRssAuthor && <p className={classes.author}>{hit.podcastRssAuthor}</p>}
        <p className={classes.snippet}>{snippet ? <HighlightedText source={snippet} /> : hit.podcastRssDescriptionNoHtml}</p>
        <OtherMatches highlights={hit.podcastOtherHighlights} />
        <ListBadges hit={hit} />
        <HitRelevancy podcastId={hit.podcastId} />
        <PodcastFacts hit={hit} plan={plan} />
        <div className={`dotted ${classes.facts}`}>
          {genres.map((genre) => (
            <span key={genre}>{genreName(genre.toLowerCase())}</span>
          ))}
          <HitTopics topics={topics} mode="podcasts" />
          {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
          {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
          {typeof hit.totalTranscripts === 'number' && hit.totalTranscripts > 0 && <span>{plural(hit.totalTranscripts, 'transcript')}</span>}
          {match && <span className={classes.reason}>{match}</span>}
        </div>
        <Group gap={4} className={classes.actions}>
          <AddButton podcast={{ podcastId: hit.podcastId, title: hit.podcastRssTitle }} hit={hit} titleId={titleId} />
          <Button
            variant={comparison === 'selected' ? 'light' : 'subtle'}
            size="compact-xs"
            leftSection={<IconScale size={14} aria-hidden="true" />}
            aria-pressed={comparison === 'selected'}
            aria-describedby={titleId}
            disabled={comparison === 'full'}
            onClick={onCompare}
          >
            Compare
          </Button>
          <HitActions
            id={hit.podcastId}
            podcastId={hit.podcastId}
            titleId={titleId}
            podcastTitleId={titleId}
            similarHref={morePodcastsLike(hit)}
            request={request}
            onQuickLook={onQuickLook}
            onHide={onHide}
          />
        </Group>
      </div>
    </li>
  );
}
