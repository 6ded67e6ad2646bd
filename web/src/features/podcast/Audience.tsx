import { Text } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { capitalize, formatCompact, formatCount, formatDecimal, formatPercent } from '../../ui/format';
import { AUDIENCE_INPUT_LABELS, labelOf } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
import { LockedFact, useIsLocked } from '../../widgets/LockedFact';
import classes from './Podcast.module.css';

interface AudienceProps {
  estimate: Podcast['audienceEstimate'];
}

const CONFIDENCE: Readonly<Record<string, string>> = {
  high: 'Several sources agree.',
  medium: 'Based on a few sources.',
  low: 'Based on little data; treat it as a rough size.',
};

/** The audience estimate with its inputs. Renders nothing without an estimate, unless the plan hides it. */
export function Audience({ estimate }: AudienceProps) {
  const isLocked = useIsLocked('audience');
  if (!estimate && !isLocked) return null;
  return (
    <section className="panel" aria-labelledby="audience">
      <h2 id="audience" className={classes.panelTitle}>
        Estimated audience
      </h2>
      {estimate ? <Estimate estimate={estimate} /> : <LockedFact fact="audience" />}
    </section>
  );
}

function Estimate({ estimate }: { estimate: NonNullable<Podcast['audienceEstimate']> }) {
  return (
    <>
      <p className={classes.total}>
        <strong className="numbers">{formatCompact(estimate.estimatedMonthlyListeners)}</strong> monthly listeners
      </p>
      <Text size="sm">
        {estimate.estimatedMonthlyListenersBucket}, {estimate.confidence} confidence. {CONFIDENCE[estimate.confidence]}
        {estimate.isDormant && ' No new episodes in the last 90 days.'}
      </Text>
      <details className={classes.inputs}>
        <summary>Breakdown</summary>
        <dl>
          {estimate.inputs.map(({ name, observed, listeners, share }) => (
            <div key={name}>
              <dt>
                {labelOf(AUDIENCE_INPUT_LABELS, name)}
                <span className="numbers">
                  {typeof listeners === 'number' ? `${formatCount(listeners)} × ${formatPercent(share * 100)}` : `× ${formatDecimal(share)}`}
                </span>
              </dt>
              <dd>{capitalize(observed)}</dd>
            </div>
          ))}
        </dl>
      </details>
      <Text size="xs" c="dimmed" mt="sm">
        Our estimate; listener numbers aren’t public. Updated <TimeAgo value={estimate.estimatedMonthyListenersCalculatedAt} />
      </Text>
    </>
  );
}
