import { Text } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { formatDay, formatDecimal, joinAnd } from '../../ui/format';
import { INPUT_LABELS, labelOf } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
import classes from './Podcast.module.css';

interface AuthorityScoreProps {
  score: NonNullable<Podcast['authorityScore']>;
  inputs: Podcast['authorityScoreInputs'];
}

const MAX_SCORE = 100;
const PART_LABELS: Readonly<Record<string, string>> = { quality: 'quality', engagement: 'engagement', social: 'social', youtube: 'YouTube' };

/** The score with its four parts, each as a bar with its figure, and its age. */
export function AuthorityScore({ score, inputs }: AuthorityScoreProps) {
  const parts = [
    { name: 'quality', label: 'Quality', value: score.qualityScore },
    { name: 'engagement', label: 'Engagement', value: score.engagementScore },
    { name: 'social', label: 'Social', value: score.socialScore },
    { name: 'youtube', label: 'YouTube', value: score.youtubeScore },
  ].map((part) => (score.missing.includes(part.name) ? { ...part, value: null } : part));
  return (
    <section className={classes.panel} aria-labelledby="authority">
      <h2 id="authority" className={classes.panelTitle}>
        Authority score
      </h2>
      <p className={classes.total}>
        <strong className="numbers">{formatDecimal(score.authorityScore)}</strong> of {MAX_SCORE}
      </p>
      <ul className={classes.bars}>
        {parts.map(({ label, value }) => (
          <li key={label}>
            <span>{label}</span>
            <span className={classes.track} aria-hidden="true">
              <span style={{ width: `${Math.min(MAX_SCORE, Math.max(0, value ?? 0))}%` }} />
            </span>
            <span className="numbers">{formatDecimal(value)}</span>
          </li>
        ))}
      </ul>
      {inputs.length > 0 && (
        <details className={classes.inputs}>
          <summary>What it is made of</summary>
          <dl>
            {inputs.map(({ subScore, name, observed, points, pointsAtMost, measuredAt }) => (
              <div key={`${subScore} ${name}`} title={`Measured ${formatDay(measuredAt)}`}>
                <dt>
                  {labelOf(INPUT_LABELS, name)}
                  <span className="numbers">
                    {formatDecimal(points)} of {formatDecimal(pointsAtMost)} points
                  </span>
                </dt>
                <dd>{observed}</dd>
              </div>
            ))}
          </dl>
        </details>
      )}
      {score.missing.length > 0 && (
        <Text size="xs" c="dimmed" mt="sm">
          Nothing is known of {joinAnd(score.missing.map((name) => labelOf(PART_LABELS, name)))}; the score is of the rest.
        </Text>
      )}
      {score.calculatedAt && (
        <Text size="xs" c="dimmed" mt="sm">
          Worked out <TimeAgo value={score.calculatedAt} />
        </Text>
      )}
    </section>
  );
}
