import type { SearchMode } from '../../api/types';
import classes from './Search.module.css';
import { type SummaryPart, summaryParts } from './query-summary';
import type { RetrievalMode, SearchState } from './state';

interface QuerySummaryProps {
  state: SearchState;
  mode: SearchMode;
  /** The retrieval mode, when it is selected or the server has reported it. */
  retrievalMode: RetrievalMode | undefined;
  /** False while there is no search to describe. */
  isShown: boolean;
}

// The parts of one summary never change their order, so their indexes are stable keys.
const renderPart = (part: SummaryPart, index: number) => (typeof part === 'string' ? part : <strong key={`${index}-${part.term}`}>{part.term}</strong>);

/** Describes how the search is understood. The live region exists before the first search, so that screen readers announce every change. */
export function QuerySummary({ state, mode, retrievalMode, isShown }: QuerySummaryProps) {
  return (
    <p className={classes.summary} aria-live="polite" data-testid="query-summary">
      {isShown && summaryParts(state, mode, retrievalMode).map(renderPart)}
    </p>
  );
}
