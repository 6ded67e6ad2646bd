import { IconActivity, IconChartBar, IconHeadphones, IconLock, IconMail, IconUsers, type TablerIcon } from '@tabler/icons-react';
import type { PodcastHit } from '../../../api/types';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import type { Plan } from '../plans';
import { type FactName, factsOf, isInactive } from './podcast-facts';
import classes from './Results.module.css';

interface PodcastFactsProps {
  hit: PodcastHit;
  plan: Plan;
}

const ICONS: Readonly<Record<FactName, TablerIcon>> = { activity: IconActivity, guests: IconUsers, contact: IconMail, audience: IconHeadphones, score: IconChartBar };

/** One line of facts. Facts that the plan hides share one lock. */
export function PodcastFacts({ hit, plan }: PodcastFactsProps) {
  const { facts, hasLocked } = factsOf(hit, plan);
  return (
    <ul className={classes.podcastFacts} aria-label="Facts">
      {facts.map(({ name, text, state }) => {
        const Icon = ICONS[name];
        return (
          <li key={name} data-state={state} data-fact={name}>
            <Icon size={15} stroke={1.8} aria-hidden="true" />
            <span>
              {text}
              {name === 'activity' && hit.lastEpisodeDate && (
                <>
                  {isInactive(hit) ? ' since ' : ', latest '}
                  <TimeAgo value={hit.lastEpisodeDate} {...(isInactive(hit) ? { display: 'day' } : {})} />
                </>
              )}
            </span>
          </li>
        );
      })}
      {hasLocked && (
        <li data-state="unknown" data-fact="locked">
          <IconLock size={15} stroke={1.8} aria-hidden="true" />
          <span>Upgrade to see guests, contacts and audience</span>
        </li>
      )}
    </ul>
  );
}
