import { IconScale } from '@tabler/icons-react';
import { useId } from 'react';
import type { PodcastHit } from '../../../api/types';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import { genreName, languageName, plural } from '../../../ui/text/format';
import { HighlightedText } from '../../../ui/text/HighlightedText';
import type { Plan } from '../plans';
import { PodcastLink } from '../../../widgets/catalog-links';
import { describeMatch, matchedFields } from './hit-reason';
import { HitActions } from './HitActions';
import { MatchingEpisode } from './MatchingEpisode';
import { morePodcastsLike } from './more-like-this';
import { OtherMatches } from './OtherMatches';
import { AddButton } from '../lists/AddButton';
import { HitRelevancy } from '../lists/HitRelevancy';
import { ListBadges } from '../lists/ListBadges';
import { SelectBox } from '../lists/SelectBox';
import type { PageRequest } from './page-request';
import { PodcastFacts } from './PodcastFacts';
import { ResultAction } from './ResultAction';
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

const MAX_GENRES = 1;

/** A podcast in three lines: its name, why it was found, and the facts that decide. */
export function PodcastRow({ hit, request, plan, comparison, onCompare, onQuickLook, onHide }: PodcastRowProps) {
  const titleId = useId();
  const [title] = hit.podcastTitleHighlights ?? [];
  const [snippet] = hit.podcastDescriptionHighlights ?? [];
  const genres = (hit.rssCategories ?? []).slice(0, MAX_GENRES);
  const author = hit.podcastOtherHighlights?.find(({ field }) => field === 'author');
  const match = describeMatch(hit.reason, matchedFields({ title, description: snippet, episodes: hit.podcastMatchingEpisode }));
  return (
    <li className={classes.row}>
      <SelectBox podcastId={hit.podcastId} title={hit.podcastRssTitle} />
      <Artwork title={hit.podcastRssTitle} cover={podcastCover(hit.podcastId, hit.podcastImageUrl)} size={56} />
      <div className={classes.content}>
        <div className={classes.heading}>
          <h2 className={classes.title} id={titleId}>
            <PodcastLink slug={hit.podcastSlug} {...RESULT_LINK}>
              {title ? <HighlightedText source={title} /> : hit.podcastRssTitle}
            </PodcastLink>
          </h2>
          {hit.podcastRssAuthor && <span className={classes.author}>{author ? <HighlightedText source={author.highlighted} /> : hit.podcastRssAuthor}</span>}
          <ListBadges hit={hit} />
          <AddButton podcast={{ podcastId: hit.podcastId, title: hit.podcastRssTitle }} hit={hit} titleId={titleId} />
        </div>
        <p className={classes.snippet}>
          <OtherMatches highlights={hit.podcastOtherHighlights?.filter((highlight) => highlight !== author)} />
          <MatchingEpisode hit={hit} />
          {snippet ? <HighlightedText source={snippet} /> : hit.podcastRssDescriptionNoHtml}
        </p>
        <HitRelevancy podcastId={hit.podcastId} />
        <div className={classes.foot}>
          <div className={classes.factLine}>
            <PodcastFacts hit={hit} plan={plan} />
            <div className={`dotted ${classes.facts}`}>
              {match && hit.reason !== 'words' && <span className={classes.reason}>{match}</span>}
              {genres.map((genre) => (
                <span key={genre}>{genreName(genre.toLowerCase())}</span>
              ))}
              {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
              {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
            </div>
          </div>
          <HitActions
            id={hit.podcastId}
            podcastId={hit.podcastId}
            titleId={titleId}
            podcastTitleId={titleId}
            similarHref={morePodcastsLike(hit)}
            request={request}
            onQuickLook={onQuickLook}
            onHide={onHide}
          >
            <ResultAction label="Compare" icon={IconScale} titleId={titleId} aria-pressed={comparison === 'selected'} disabled={comparison === 'full'} onClick={onCompare} />
          </HitActions>
        </div>
      </div>
    </li>
  );
}
