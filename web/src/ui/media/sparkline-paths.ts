/** Computes the lines of a sparkline of ranks: 1 is on top, a missing rank is a gap. Pure. */

export interface SparklinePoint {
  x: number;
  y: number;
}

/** The smallest range of the scale, so that a move from 1 to 2 does not fill the whole height. */
const LEAST_WORST_RANK = 5;

/** Groups consecutive points without a gap. Each group is drawn as one line. */
export function sparklineRuns(ranks: readonly (number | null)[], width: number, height: number): SparklinePoint[][] {
  const worst = Math.max(LEAST_WORST_RANK, ...ranks.map((rank) => rank ?? 0));
  const step = ranks.length > 1 ? width / (ranks.length - 1) : 0;
  const runs: SparklinePoint[][] = [];
  ranks.forEach((rank, index) => {
    if (rank === null) return;
    const point = { x: ranks.length > 1 ? index * step : width / 2, y: ((rank - 1) / (worst - 1)) * height };
    const run = index > 0 && ranks[index - 1] !== null ? runs.at(-1) : undefined;
    if (run) run.push(point);
    else runs.push([point]);
  });
  return runs;
}

export const toSvgPath = (run: readonly SparklinePoint[]) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
