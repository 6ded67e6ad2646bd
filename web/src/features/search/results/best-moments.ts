/** Selects the transcript matches with the most words of a search. */
import type { EpisodeHit, TranscriptMatch } from '../../../api/types';
import { toQuote } from './transcript-quote';

export interface BestMoment<Hit> {
  hit: Hit;
  match: TranscriptMatch;
}

const MAX_MOMENTS = 3;

/** The number of different matched words in the quote of a match. */
const countWords = (match: TranscriptMatch) => new Set(toQuote(match).runs.filter((run) => run.isHighlighted).map((run) => run.text.toLowerCase())).size;

const MIN_QUOTE_CHARS = 30;
const isShort = (match: TranscriptMatch) => toQuote(match).runs.reduce((length, run) => length + run.text.length, 0) < MIN_QUOTE_CHARS;

/** One moment per episode: those whose quote has the most words of the search first, very short quotes last, and else in the order of the results. */
export function bestMoments<Hit extends Pick<EpisodeHit, 'transcriptMatches'>>(hits: readonly Hit[]): BestMoment<Hit>[] {
  return hits
    .flatMap((hit) => {
      const timed = hit.transcriptMatches.filter((match) => typeof match.startSecond === 'number').map((match) => ({ hit, match, count: countWords(match) }));
      return timed.toSorted((one, other) => other.count - one.count).slice(0, 1);
    })
    .toSorted((one, other) => other.count - one.count || Number(isShort(one.match)) - Number(isShort(other.match)))
    .slice(0, MAX_MOMENTS)
    .map(({ hit, match }) => ({ hit, match }));
}
