/** The lines of a sparkline of ranks: 1 on top, a gap where there is no rank. Pure. */

export interface SparklinePoint {
  x: number;
  y: number;
}

/** The lowest end of the scale: a show that moves between 1 and 2 does not fall from top to bottom. */
const LEAST_WORST_RANK = 5;

/** Points that follow each other without a gap; a line goes through each list. */
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
