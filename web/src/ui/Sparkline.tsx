import classes from './RankPlot.module.css';
import { pathOf, rankPlot, type RankPoint } from './rank-plot';

interface SparklineProps {
  points: readonly RankPoint[];
}

const WIDTH = 96;
const HEIGHT = 22;

/** The last days of a show on a chart. The figures beside it say the same. */
export function Sparkline({ points }: SparklineProps) {
  const { runs } = rankPlot(points, WIDTH, HEIGHT);
  return (
    <svg className={classes.spark} viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} width={WIDTH} height={HEIGHT + 6} aria-hidden="true">
      {runs.map((run) => (run.length > 1 ? <path key={run[0]?.date} d={pathOf(run)} /> : <circle key={run[0]?.date} cx={run[0]?.x} cy={run[0]?.y} r={1.8} />))}
    </svg>
  );
}
