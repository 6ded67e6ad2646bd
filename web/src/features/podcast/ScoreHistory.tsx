import type { AuthorityDetails } from '../../api/types';
import { formatDecimal } from '../../ui/format';
import { Plot } from '../../ui/plot/Plot';
import { scoreScale } from '../../ui/plot/series';
import { scorePoints } from './score-data';

interface ScoreHistoryProps {
  /** Of the show. */
  name: string;
  /** `null` while it loads. */
  history: AuthorityDetails['history'] | null;
  until: string;
}

/** The score of each day. */
export function ScoreHistory({ name, history, until }: ScoreHistoryProps) {
  return <Plot title={`${name}: authority score`} valueName="Score" points={history && scorePoints(history, until)} scale={scoreScale} format={formatDecimal} mark="step" height={150} />;
}
