import { Anchor, Text } from '@mantine/core';
import type { Podcast } from '../../api/types';
import { capitalize, formatCompact, formatCount, formatDecimal, formatPercent } from '../../ui/text/format';
import { AUDIENCE_INPUT_LABELS, labelOf } from '../../ui/text/labels';
import { TimeAgo } from '../../ui/text/TimeAgo';
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

/** The audience estimate with its inputs, and beside it measured downloads. Renders nothing without both, unless the plan hides them. */
export function Audience({ estimate }: AudienceProps) {
  const isLocked = useIsLocked('audience');
  const listeners = estimate?.estimatedMonthlyListeners ?? null;
  const downloads = estimate?.op3Downloads ?? null;
  return (
    <>
      {(listeners !== null || (isLocked && !estimate)) && (
        <section className="panel" aria-labelledby="audience">
          <h2 id="audience" className={classes.panelTitle}>
            Estimated audience
          </h2>
          {estimate && listeners !== null ? <Estimate estimate={estimate} listeners={listeners} /> : <LockedFact fact="audience" />}
        </section>
      )}
      {downloads && <MeasuredDownloads downloads={downloads} />}
    </>
  );
}

type Estimated = NonNullable<Podcast['audienceEstimate']>;

function Estimate({ estimate, listeners }: { estimate: Estimated; listeners: number }) {
  const { confidence } = estimate;
  return (
    <>
      <p className={classes.total}>
        <strong className="numbers">{formatCompact(listeners)}</strong> monthly listeners
      </p>
      <Text size="sm">
        {estimate.estimatedMonthlyListenersBucket}
        {confidence && `, ${confidence} confidence. ${CONFIDENCE[confidence] ?? ''}`}
        {estimate.isDormant && ' No new episodes in the last 90 days.'}
      </Text>
      <details className={classes.inputs}>
        <summary>Breakdown</summary>
        <dl>
          {estimate.inputs.map(({ name, observed, listeners: implied, share }) => (
            <div key={name}>
              <dt>
                {labelOf(AUDIENCE_INPUT_LABELS, name)}
                <span className="numbers">
                  {typeof implied === 'number' ? `${formatCount(implied)} × ${formatPercent(share * 100)}` : `× ${formatDecimal(share)}`}
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

/** What OP3 counted. It is no part of the estimate: a listener downloads several episodes. */
function MeasuredDownloads({ downloads }: { downloads: NonNullable<Estimated['op3Downloads']> }) {
  return (
    <section className="panel" aria-labelledby="downloads">
      <h2 id="downloads" className={classes.panelTitle}>
        Downloads
      </h2>
      <p className={classes.total}>
        <strong className="numbers">{formatCompact(downloads.value)}</strong> downloads in 30 days
      </p>
      <Text size="sm">
        Measured by{' '}
        <Anchor href="https://op3.dev" target="_blank" rel="noopener noreferrer" underline="always">
          OP3
        </Anchor>
        {downloads.source_as_of && (
          <>
            , up to <TimeAgo value={downloads.source_as_of} display="day" />
          </>
        )}
        .
      </Text>
      <Text size="xs" c="dimmed" mt="sm">
        Fetched files of all episodes, not listeners. Read <TimeAgo value={downloads.last_synced_at} />
      </Text>
    </section>
  );
}
