import { Anchor, Button, Text } from '@mantine/core';
import type { EpisodeHit, PodcastHit } from '../../../api/types';
import { episodeCover, podcastCover } from '../../../ui/media/cover';
import { formatDuration, genreName, languageName, mailtoHref, plural } from '../../../ui/text/format';
import { PanelHead, SidePanel } from '../../../ui/dialogs/SidePanel';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { TopicLinks } from '../../../widgets/TopicLinks';
import type { Plan } from '../plans';
import { EpisodeLink, PodcastLink } from '../../../widgets/catalog-links';
import { FullRelevancy } from '../lists/HitRelevancy';
import { PodcastFacts } from './PodcastFacts';
import classes from './Results.module.css';
import { TranscriptMatchItem } from './TranscriptMatchItem';

export type QuickLookHit = { kind: 'podcast'; hit: PodcastHit } | { kind: 'episode'; hit: EpisodeHit };

interface QuickLookProps {
  /** The result to show, or null while the panel is closed. */
  result: QuickLookHit | null;
  /** "2 of 20". */
  place: string;
  plan: Plan;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
}

/** A panel beside the results with more of one of them. */
export function QuickLook({ result, place, plan, onStep, onClose }: QuickLookProps) {
  const title = result?.kind === 'podcast' ? result.hit.podcastRssTitle : (result?.hit.episodeRssTitle ?? '');
  return (
    <SidePanel isOpen={result !== null} title={title} noun="result" place={place} onStep={onStep} onClose={onClose}>
      {result?.kind === 'podcast' && <PodcastLook hit={result.hit} plan={plan} />}
      {result?.kind === 'episode' && <EpisodeLook hit={result.hit} plan={plan} />}
    </SidePanel>
  );
}

function PodcastLook({ hit, plan }: { hit: PodcastHit; plan: Plan }) {
  return (
    <>
      <PanelHead title={hit.podcastRssTitle} subtitle={hit.podcastRssAuthor} cover={podcastCover(hit.podcastId, hit.podcastImageUrl)} />
      <PodcastFacts hit={hit} plan={plan} />
      <FullRelevancy podcastId={hit.podcastId} podcastSlug={hit.podcastSlug} />
      {hit.primaryContact && (
        <Text size="sm">
          Contact: <Anchor href={mailtoHref(hit.primaryContact)}>{hit.primaryContact}</Anchor>
        </Text>
      )}
      <div className={`dotted ${classes.facts}`}>
        {(hit.rssCategories ?? []).map((genre) => (
          <span key={genre}>{genreName(genre.toLowerCase())}</span>
        ))}
        {hit.rssLanguage && <span>{languageName(hit.rssLanguage)}</span>}
        {typeof hit.totalEpisodes === 'number' && <span>{plural(hit.totalEpisodes, 'episode')}</span>}
      </div>
      <p className={classes.lookText}>{hit.podcastRssDescriptionNoHtml}</p>
      <TopicLinks topics={hit.podcastTopics ?? []} label="Topics" mode="podcasts" />
      <Button component={PodcastLink} slug={hit.podcastSlug} variant="light">
        Open podcast
      </Button>
    </>
  );
}

function EpisodeLook({ hit, plan }: { hit: EpisodeHit; plan: Plan }) {
  return (
    <>
      <PanelHead title={hit.episodeRssTitle} subtitle={hit.episodePodcastTitleDenormalized ?? hit.podcastRssTitle} cover={episodeCover(hit.episodeId, hit.episodeImageUrl, podcastCover(hit.podcastId, hit.podcastImageUrl))} />
      <div className={`dotted ${classes.facts}`}>
        <TimeAgo value={hit.episodeRssPublishedAt} />
        {typeof hit.episodeDurationSeconds === 'number' && <span>{formatDuration(hit.episodeDurationSeconds)}</span>}
        {hit.episodeHasTranscript && <span>Transcript</span>}
      </div>
      {hit.transcriptMatches.length > 0 && (
        <ul className={classes.matches} aria-label="Transcript matches">
          {hit.transcriptMatches.map((match) => (
            <TranscriptMatchItem key={`${match.startSecond} ${match.text}`} hit={hit} match={match} />
          ))}
        </ul>
      )}
      <p className={classes.lookText}>{hit.episodeRssDescriptionNoHtml}</p>
      <PodcastFacts hit={hit} plan={plan} />
      <Button component={EpisodeLink} podcastSlug={hit.podcastSlug} episodeSlug={hit.episodeSlug} variant="light">
        Open episode
      </Button>
    </>
  );
}
