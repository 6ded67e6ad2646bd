/** Where the marks of a rank plot stand: 1 on top, a gap where nothing is known. Pure. */

/** One day or one week: a position, or why there is none. */
export interface RankPoint {
  date: string;
  position: number | null;
  status: string;
}

export interface PlacedPoint extends RankPoint {
  x: number;
  y: number;
}

export interface RankPlotData {
  /** Points that follow each other without a gap; a line goes through each list. */
  runs: PlacedPoint[][];
  /** Stretches that nobody captured, from and to. */
  missing: { from: number; to: number }[];
  /** Points of captures that the show was not on. */
  off: { x: number; date: string }[];
  ticks: { position: number; y: number }[];
  /** The deepest position of the scale. */
  depth: number;
}

const STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const MAX_TICKS = 5;

/** The positions that are written beside the scale: 1, and round ones below it. */
function ticksOf(depth: number): number[] {
  const step = STEPS.find((each) => depth / each <= MAX_TICKS) ?? 250;
  const round = Array.from({ length: Math.floor(depth / step) }, (_, index) => (index + 1) * step);
  return [1, ...round.filter((position) => position > 1 && position - 1 >= step / 2)];
}

export function rankPlot(points: readonly RankPoint[], width: number, height: number): RankPlotData {
  const worst = Math.max(5, ...points.map(({ position }) => position ?? 0));
  const step = STEPS.find((each) => worst / each <= MAX_TICKS) ?? 250;
  const depth = Math.ceil(worst / step) * step;
  const gap = points.length > 1 ? width / (points.length - 1) : 0;
  const xOf = (index: number) => (points.length > 1 ? index * gap : width / 2);
  const yOf = (position: number) => (depth === 1 ? 0 : ((position - 1) / (depth - 1)) * height);

  const runs: PlacedPoint[][] = [];
  const missing: RankPlotData['missing'] = [];
  const off: RankPlotData['off'] = [];
  let run: PlacedPoint[] = [];
  const endRun = () => {
    if (run.length > 0) runs.push(run);
    run = [];
  };
  points.forEach((point, index) => {
    const x = xOf(index);
    if (point.position !== null) {
      run.push({ ...point, x, y: yOf(point.position) });
      return;
    }
    endRun();
    if (point.status === 'off_chart') {
      off.push({ x, date: point.date });
      return;
    }
    const [from, to] = [Math.max(0, x - gap / 2), Math.min(width, x + gap / 2)];
    const last = missing.at(-1);
    if (last && last.to >= from - 0.01) last.to = to;
    else missing.push({ from, to });
  });
  endRun();
  return { runs, missing, off, depth, ticks: ticksOf(depth).map((position) => ({ position, y: yOf(position) })) };
}

export const pathOf = (run: readonly PlacedPoint[]) => run.map(({ x, y }, index) => `${index === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
