import { useQuery } from '@tanstack/react-query';
import { keywordCountsQuery } from '../../../api/strategies/strategies';
import type { Strategy } from '../../../api/strategies/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatTotal } from '../../../ui/text/format';
import classes from './Strategies.module.css';
import { keywordSearchPath } from './strategy-links';

interface KeywordLinksProps {
  strategy: Strategy;
  projectSlug: string;
  /** How many keywords a run searches; 0 on a plan without runs. */
  runCount: number;
}

/** The keywords with how many podcasts each finds. Each leads to its search. Without counts the links still work. */
export function KeywordLinks({ strategy, projectSlug, runCount }: KeywordLinksProps) {
  const { data } = useQuery(keywordCountsQuery(strategy));
  const counts = new Map(data?.keywords.map(({ keyword, podcasts }) => [keyword, podcasts]));
  if (strategy.keywordInspiration.length === 0) return null;
  return (
    <ul className={classes.keywords} aria-label={`Keywords of ${strategy.title}`}>
      {strategy.keywordInspiration.map((keyword, place) => {
        const podcasts = counts.get(keyword);
        const isSkipped = runCount > 0 && place >= runCount;
        return (
          <li key={keyword}>
            <AppLink href={keywordSearchPath(keyword, projectSlug)} data-empty={podcasts?.value === 0 || undefined} title={isSkipped ? 'A run searches only as many keywords as your plan includes' : 'Search for this keyword'}>
              <span>{keyword}</span>
              {podcasts && <span className="numbers">{formatTotal(podcasts)}</span>}
              {podcasts && <span className="visually-hidden"> podcasts</span>}
            </AppLink>
          </li>
        );
      })}
    </ul>
  );
}
