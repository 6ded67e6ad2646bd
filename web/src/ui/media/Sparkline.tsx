import classes from './Sparkline.module.css';
import { sparklineRuns, toSvgPath } from './sparkline-paths';

interface SparklineProps {
  /** Oldest first; `null` on days without a rank. */
  ranks: readonly (number | null)[];
}

const WIDTH = 96;
const HEIGHT = 22;

/** The recent ranks of a show on a chart. Screen readers skip it: the figures beside it hold the same facts. */
export function Sparkline({ ranks }: SparklineProps) {
  return (
    <svg className={classes.sparkline} viewBox={`-3 -3 ${WIDTH + 6} ${HEIGHT + 6}`} width={WIDTH} height={HEIGHT + 6} aria-hidden="true">
      {sparklineRuns(ranks, WIDTH, HEIGHT).map((run) =>
        run.length > 1 ? <path key={run[0]?.x} d={toSvgPath(run)} /> : <circle key={run[0]?.x} cx={run[0]?.x} cy={run[0]?.y} r={1.8} />,
      )}
    </svg>
  );
}
