import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { authorityDetailsQuery } from '../../api/queries';
import type { Podcast } from '../../api/types';
import { formatDecimal } from '../../ui/text/format';
import { TimeAgo } from '../../ui/text/TimeAgo';
import classes from './Podcast.module.css';
import scoreClasses from './Score.module.css';
import { describeConfidence, describePercentile, describeRank, formatPercentile } from './score-data';

interface AuthorityScoreProps {
  slug: string;
  score: NonNullable<Podcast['authorityScore']>;
}

const MAX_SCORE = 100;

/** The authority score with its four sub-scores and its rank. `ScoreDetails` has the rest. */
export function AuthorityScore({ slug, score }: AuthorityScoreProps) {
  // Optional details: the score is complete without them, so a failure shows nothing.
  const { data: details, isPending } = useQuery(authorityDetailsQuery(slug));
  const peers = details?.standing ?? null;
  const rankTexts = [describePercentile(peers), describeRank(peers)].filter((text) => text !== null);
  const confidence = describeConfidence(score);
  const parts = [
    { name: 'quality', label: 'Quality', value: score.qualityScore },
    { name: 'engagement', label: 'Engagement', value: score.engagementScore },
    { name: 'social', label: 'Social', value: score.socialScore },
    { name: 'youtube', label: 'YouTube', value: score.youtubeScore },
  ].map((part) => (score.missing.includes(part.name) ? { ...part, value: null } : part));
  return (
    <section className="panel" aria-labelledby="authority">
      <h2 id="authority" className={classes.panelTitle}>
        Authority score
      </h2>
      <p className={classes.total}>
        <strong className="numbers">{formatDecimal(score.authorityScore)}</strong> of {MAX_SCORE}
      </p>
      {(isPending || rankTexts.length > 0) && (
        <ul className={scoreClasses.ranks}>
          {rankTexts.map((words) => (
            <li key={words}>{words}</li>
          ))}
        </ul>
      )}
      <ul className={classes.bars}>
        {parts.map(({ name, label, value }) => (
          <li key={label} title={formatPercentile(peers, name) ?? undefined}>
            <span>{label}</span>
            <span className={`forced-fill ${classes.track}`} aria-hidden="true">
              <span style={{ width: `${Math.min(MAX_SCORE, Math.max(0, value ?? 0))}%` }} />
            </span>
            <span className="numbers">{value === null ? '–' : formatDecimal(value)}</span>
          </li>
        ))}
      </ul>
      {confidence && (
        <Text size="xs" c="dimmed" mt="sm">
          {confidence}
        </Text>
      )}
      {score.calculatedAt && (
        <Text size="xs" c="dimmed" mt="sm">
          Updated <TimeAgo value={score.calculatedAt} />
        </Text>
      )}
    </section>
  );
}
