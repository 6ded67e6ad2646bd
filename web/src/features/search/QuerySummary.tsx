import type { SearchMode } from '../../api/types';
import classes from './Search.module.css';
import { type SummaryPart, summaryParts } from './query-summary';
import type { RetrievalMode, SearchState } from './state';

interface QuerySummaryProps {
  state: SearchState;
  mode: SearchMode;
  /** What found hits, as far as it is known. */
  retrievalMode: RetrievalMode | undefined;
  /** There is a search to tell of. */
  isShown: boolean;
}

// The pieces of one sentence never move, so their places are their keys.
const renderPart = (piece: SummaryPart, index: number) => (typeof piece === 'string' ? piece : <strong key={`${index}-${piece.term}`}>{piece.term}</strong>);

/** How the search is understood. It stands on the page before there is a search, so that a change of it is read out. */
export function QuerySummary({ state, mode, retrievalMode, isShown }: QuerySummaryProps) {
  return (
    <p className={classes.summary} aria-live="polite" data-testid="sentence">
      {isShown && summaryParts(state, mode, retrievalMode).map(renderPart)}
    </p>
  );
}
