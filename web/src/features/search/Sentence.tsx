import type { SearchMode } from '../../api/types';
import classes from './Search.module.css';
import { type Piece, sentencePieces } from './sentence';
import type { FindBy, SearchState } from './state';

interface SentenceProps {
  state: SearchState;
  mode: SearchMode;
  /** What found hits, as far as it is known. */
  by: FindBy | undefined;
  /** There is a search to tell of. */
  isShown: boolean;
}

// The pieces of one sentence never move, so their places are their keys.
const toElement = (piece: Piece, place: number) => (typeof piece === 'string' ? piece : <strong key={`${place}-${piece.term}`}>{piece.term}</strong>);

/** How the search is understood. It stands on the page before there is a search, so that a change of it is read out. */
export function Sentence({ state, mode, by, isShown }: SentenceProps) {
  return (
    <p className={classes.sentence} aria-live="polite" data-testid="sentence">
      {isShown && sentencePieces(state, mode, by).map(toElement)}
    </p>
  );
}
