import { Text } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { formatCompact, formatCount, formatDecimal, formatPercent } from '../../ui/format';
import { AUDIENCE_INPUT_LABELS, labelOf } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
import classes from './Podcast.module.css';

interface AudienceProps {
  estimate: NonNullable<Podcast['audienceEstimate']>;
}

const CONFIDENCE: Readonly<Record<string, string>> = {
  high: 'Several sources say about the same.',
  medium: 'Some sources are known.',
  low: 'Little is known: take it for a rough size.',
};

/** How many may listen, and what that was made of. */
export function Audience({ estimate }: AudienceProps) {
  return (
    <section className={classes.panel} aria-labelledby="audience">
      <h2 id="audience" className={classes.panelTitle}>
        Audience, estimated
      </h2>
      <p className={classes.total}>
        <strong className="numbers">{formatCompact(estimate.estimatedMonthlyListeners)}</strong> listeners a month
      </p>
      <Text size="sm">
        {estimate.estimatedMonthlyListenersBucket}, {estimate.confidence} confidence. {CONFIDENCE[estimate.confidence]}
        {estimate.isDormant && ' Nothing was published in the last 90 days.'}
      </Text>
      <details className={classes.inputs}>
        <summary>What it is made of</summary>
        <dl>
          {estimate.inputs.map(({ name, observed, listeners, share }) => (
            <div key={name}>
              <dt>
                {labelOf(AUDIENCE_INPUT_LABELS, name)}
                <span className="numbers">
                  {typeof listeners === 'number' ? `${formatCount(listeners)} × ${formatPercent(share * 100)}` : `times ${formatDecimal(share)}`}
                </span>
              </dt>
              <dd>{observed}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Text size="xs" c="dimmed" mt="sm">
        Nobody publishes listeners; this is ours, worked out <TimeAgo value={estimate.estimatedMonthyListenersCalculatedAt} />
      </Text>
    </section>
  );
}
