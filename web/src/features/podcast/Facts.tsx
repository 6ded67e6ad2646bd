import type { ReactNode } from 'react';
import type { Podcast } from '../../api/types';
import { capitalize, formatCompact, formatCount, NOT_AVAILABLE } from '../../ui/text/format';
import { FREQUENCY_LABELS, labelOf } from '../../ui/text/labels';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { LockedFact, useIsLocked } from '../../widgets/LockedFact';
import { knownStat } from '../../widgets/known-stats';
import classes from './Podcast.module.css';

interface FactsProps {
  podcast: Podcast;
}

const yesOrNo = (value: boolean | null | undefined) => (value === null || value === undefined ? NOT_AVAILABLE : value ? 'Yes' : 'No');

/** Kind and name of the publisher: "Legacy media: NPR". */
function affiliationText(affiliation: Podcast['podcastAffiliation']): string {
  const { affiliationType: kind, affiliateOrganizationName: name } = affiliation ?? {};
  if (!kind || kind === 'unknown') return name ?? NOT_AVAILABLE;
  const label = capitalize(kind);
  return name ? `${label}: ${name}` : label;
}

export function Facts({ podcast }: FactsProps) {
  const { stats, audienceEstimate: audience } = podcast;
  const areGuestsLocked = useIsLocked('guests');
  const isAudienceLocked = useIsLocked('audience');
  const listeners = formatCompact(audience?.estimatedMonthlyListeners);
  const facts: [label: string, value: ReactNode][] = [
    ['Episodes', formatCount(knownStat(podcast, 'episodeCount'))],
    ['Frequency', stats.missing.includes('updateFrequency') ? NOT_AVAILABLE : labelOf(FREQUENCY_LABELS, stats.updateFrequency)],
    ['Latest episode', <TimeAgo key="last" value={stats.latestPublishedAt ?? podcast.lastEpisodePublishedAt} />],
    ['First episode', <TimeAgo key="first" value={stats.firstEpisodePublishedAt} display="day" />],
    ['Monthly listeners', isAudienceLocked ? <LockedFact key="audience" fact="audience" /> : listeners],
    ['Has guests', areGuestsLocked ? <LockedFact key="guests" fact="guests" /> : yesOrNo(podcast.podcastHasGuests)],
    ['Has sponsors', yesOrNo(podcast.podcastHasSponsors)],
    ['Transcripts', formatCount(knownStat(podcast, 'transcriptsCount'))],
    ['Publisher', affiliationText(podcast.podcastAffiliation)],
  ];
  return (
    <section className="panel" aria-labelledby="facts">
      <h2 id="facts" className={classes.panelTitle}>
        Facts
      </h2>
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="numbers">{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
