import type { AuthorityDetails } from '../../api/types';
import { formatDecimal } from '../../ui/text/format';
import { Plot } from '../../ui/plot/Plot';
import { scoreScale } from '../../ui/plot/series';
import { scorePoints } from './score-data';

interface ScoreHistoryProps {
  /** The title of the podcast. */
  name: string;
  /** `null` while loading. */
  history: AuthorityDetails['history'] | null;
  until: string;
}

/** Plots the score of each day. */
export function ScoreHistory({ name, history, until }: ScoreHistoryProps) {
  return <Plot title={`${name}: authority score`} valueName="Score" points={history && scorePoints(history, until)} scale={scoreScale} format={formatDecimal} mark="step" height={150} />;
}
