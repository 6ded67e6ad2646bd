import { Anchor } from '@mantine/core';
import type { ReactNode } from 'react';
import type { Podcast } from '../../api/types';
import { capitalize, formatCount, NOT_AVAILABLE } from '../../ui/format';
import { FREQUENCY_LABELS, labelOf } from '../../ui/labels';
import { TimeAgo } from '../../ui/TimeAgo';
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
  const { stats } = podcast;
  const facts: [label: string, value: ReactNode][] = [
    ['Episodes', formatCount(stats.episodeCount)],
    ['Transcripts', formatCount(stats.transcriptsCount)],
    ['Frequency', stats.updateFrequency ? labelOf(FREQUENCY_LABELS, stats.updateFrequency) : NOT_AVAILABLE],
    ['Latest episode', <TimeAgo key="last" value={stats.latestPublishedAt ?? podcast.lastEpisodePublishedAt} />],
    ['First episode', <TimeAgo key="first" value={stats.firstEpisodePublishedAt} display="day" />],
    ['Has guests', yesOrNo(podcast.podcastHasGuests)],
    ['Has sponsors', yesOrNo(podcast.podcastHasSponsors)],
    ['Publisher', affiliationText(podcast.podcastAffiliation)],
  ];
  return (
    <section className={classes.panel} aria-labelledby="facts">
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
        {podcast.primaryContactEmail && (
          <div>
            <dt>Contact</dt>
            <dd>
              <Anchor href={`mailto:${podcast.primaryContactEmail}`} inherit>
                {podcast.primaryContactEmail}
              </Anchor>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
