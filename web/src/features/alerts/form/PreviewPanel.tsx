import { Alert, Badge, Button, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toApiError } from '../../../api/errors';
import { alertPreviewQuery } from '../../../api/alerts/configs';
import type { AlertMatch, AlertPreview, PreviewRequest } from '../../../api/alerts/types';
import { formatCount, plural } from '../../../ui/text/format';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { useShown } from '../../../ui/forms/useShown';
import { EpisodeLink, PodcastLink } from '../../../widgets/catalog-links';
import { ErrorState } from '../../../widgets/ErrorState';
import { FilterReasons, MatchBadges } from '../inbox/MatchFacts';
import { MentionList } from '../inbox/MentionList';
import { firstMention, perWeekText } from '../match-text';
import classes from './Form.module.css';

interface PreviewPanelProps {
  /** Null until the form has words to search for. */
  request: PreviewRequest | null;
  /** What to do for a preview, while there is no request. */
  hint?: string;
  /** Whether the fields have changed since the preview. */
  isOutdated: boolean;
}

/** Previews the matches of the last 30 days, before the alert is saved. */
export function PreviewPanel({ request, hint = 'Fill in the form to see what this alert would have found.', isOutdated }: PreviewPanelProps) {
  const { data, isPending, isError, error, isPlaceholderData, refetch } = useQuery({ ...alertPreviewQuery(request ?? EMPTY_REQUEST), enabled: request !== null });
  const shown = useShown(request, isPlaceholderData);
  const isRejected = isError && toApiError(error).status === 400;
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable regions must be reachable by keyboard
    <section className={classes.preview} aria-labelledby="preview" tabIndex={0} data-stale={isOutdated || isPlaceholderData || undefined}>
      <Title order={2} size="h4" id="preview">
        Last 30 days
      </Title>
      <Text size="xs" c="dimmed">
        Each new wording counts as one search. Repeating one within a few minutes is free.
      </Text>
      {request === null && <Text c="dimmed">{hint}</Text>}
      {request !== null && isPending && <SkeletonRows count={4} height={72} label="Looking at the last 30 days" />}
      {request !== null && isRejected && (
        <Text role="alert" size="sm">
          {rejectionText(error)}
        </Text>
      )}
      {request !== null && isError && !isRejected && <ErrorState title="Couldn’t load the preview" error={error} onRetry={() => void refetch()} />}
      {request !== null && shown !== null && !isError && data && <Found preview={data} words={[shown.value, ...(shown.alertSettings.otherSpellings ?? [])]} />}
    </section>
  );
}

const EMPTY_REQUEST: PreviewRequest = { alertType: 'person', value: '', alertSettings: { type: 'person', value: '' } };

/** The server’s message about the field, else about the request. */
function rejectionText(error: unknown): string {
  const { details, message } = toApiError(error);
  return details[0]?.message ?? message;
}

const MAX_FIRST = 8;

function Found({ preview: { total, perWeek, matches, isEstimate, warnings }, words }: { preview: AlertPreview; words: readonly string[] }) {
  const [isExpanded, setIsExpanded] = useState(false);
  const filtered = matches.filter(({ status }) => status === 'filtered').length;
  // Matches that count come first.
  const ordered = [...matches.filter(({ status }) => status === 'kept'), ...matches.filter(({ status }) => status === 'filtered')];
  const shown = isExpanded ? ordered : ordered.slice(0, MAX_FIRST);
  return (
    <>
      <p className={classes.found} role="status">
        {total === 0 ? 'No matches' : `${plural(total, 'match', 'matches')}, ${perWeekText(perWeek)}`}
      </p>
      {filtered > 0 && (
        <Text size="sm" c="dimmed">
          {plural(filtered, 'match is', 'matches are')} filtered.
        </Text>
      )}
      {isEstimate && (
        <Text size="sm" c="dimmed">
          Estimate: too many episodes contain these words to check them all.
        </Text>
      )}
      {total > 0 && warnings.map((warning) => (
        <Alert key={warning} color="orange" variant="outline" p="xs" role="note">
          <Text size="sm">{warning}</Text>
        </Alert>
      ))}
      {shown.length > 0 && (
        <ul className={classes.previewMatches} aria-label="Matches of the last 30 days">
          {shown.map((match, index) => (
            // The matches of one preview never change their order, so their indexes are stable keys.
            <PreviewItem key={`${index} ${match.episode?.id ?? match.podcast.id}`} match={match} words={words} />
          ))}
        </ul>
      )}
      {ordered.length > MAX_FIRST && (
        <div>
          <Button size="compact-sm" variant="subtle" aria-expanded={isExpanded} onClick={() => setIsExpanded(!isExpanded)}>
            {isExpanded ? 'Show fewer' : `Show all ${formatCount(ordered.length)}`}
          </Button>
        </div>
      )}
    </>
  );
}

function PreviewItem({ match, words }: { match: AlertMatch; words: readonly string[] }) {
  const { episode, podcast, status, appearance } = match;
  return (
    <li className={classes.previewMatch}>
      {episode ? (
        <EpisodeLink podcastSlug={podcast.slug} episodeSlug={episode.slug} query={{ t: firstMention(match)?.startSecond ?? null }} className={classes.previewTitle} target="_blank">
          {episode.title}
        </EpisodeLink>
      ) : (
        <PodcastLink slug={podcast.slug} className={classes.previewTitle} target="_blank">
          {podcast.title}
        </PodcastLink>
      )}
      <Text size="xs" c="dimmed" component="div" className="dotted">
        {episode && <span>{podcast.title}</span>}
        <TimeAgo value={episode?.publishedAt ?? match.chart?.day} display="day" />
        {status === 'filtered' && (
          <Badge component="span" size="sm" variant="outline" color="gray">
            Filtered
          </Badge>
        )}
      </Text>
      <MatchBadges match={match} />
      {appearance && appearance.role !== 'mentioned' && (
        <Text size="xs" c="dimmed">
          {appearance.reason}
        </Text>
      )}
      <MentionList match={match} words={words} />
      <FilterReasons match={match} />
    </li>
  );
}
