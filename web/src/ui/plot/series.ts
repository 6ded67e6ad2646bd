/** Computes the rows, gaps, dots and ticks of a plot. Pure. */

export interface PlotPoint {
  /** A calendar day, "2026-11-24". For a week, its first day. */
  date: string;
  /** `null` when there is nothing to draw. */
  value: number | null;
  /** The reason for a missing value: "Not on the chart". A point without value and note has no data. */
  note?: string;
  /** The value is carried over from the day before. It is drawn, but not listed in tables and files. */
  isCarried?: boolean;
  /** Points with different `line` are not connected. */
  line?: string;
}

export interface PlotScale {
  /** Ascending. The first and the last are the ends of the axis. */
  ticks: readonly number[];
  /** The smallest value is on top. */
  isReversed: boolean;
}

const DAY_MS = 86_400_000;

const dayOf = (date: string) => Math.floor(Date.parse(date) / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Inserts points without a value for the days missing between the first and the last point. */
export function fillDays(points: readonly PlotPoint[]): PlotPoint[] {
  return points.flatMap((point, index) => {
    const previous = points[index - 1];
    const missing = previous ? Math.max(0, dayOf(point.date) - dayOf(previous.date) - 1) : 0;
    return [...Array.from({ length: missing }, (_, day) => ({ date: dateOf(dayOf(point.date) - missing + day), value: null })), point];
  });
}

/** Carries each value forward to the next point, or to the day of `until`: one point per day. */
export function carryForward(points: readonly PlotPoint[], until: string): PlotPoint[] {
  const end = Number.isNaN(Date.parse(until)) ? Number.NEGATIVE_INFINITY : dayOf(until) + 1;
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const days = Math.max(1, (next ? dayOf(next.date) : end) - dayOf(point.date));
    return Array.from({ length: days }, (_, day) => (day === 0 ? point : { ...point, date: dateOf(dayOf(point.date) + day), isCarried: true }));
  });
}

/** Returns runs of points without data, by first and last index. */
export function findGaps(points: readonly PlotPoint[]): { first: number; last: number }[] {
  const gaps: { first: number; last: number }[] = [];
  points.forEach(({ value, note }, index) => {
    if (value !== null || note !== undefined) return;
    const gap = gaps.at(-1);
    if (gap?.last === index - 1) gap.last = index;
    else gaps.push({ first: index, last: index });
  });
  return gaps;
}

/** With more points than this, the dots would merge into a second line. */
const MAX_DOTS = 40;

/** Returns the indexes of points with a dot: every point of a short series, else only points that no line connects. */
export function findDots(points: readonly PlotPoint[]): Set<number> {
  const drawn = points.flatMap(({ value, isCarried }, index) => (value === null || isCarried ? [] : [index]));
  if (drawn.length <= MAX_DOTS) return new Set(drawn);
  const isJoined = (index: number, other: number) => {
    const neighbor = points[other];
    return neighbor !== undefined && neighbor.value !== null && neighbor.line === points[index]?.line;
  };
  return new Set(drawn.filter((index) => !isJoined(index, index - 1) && !isJoined(index, index + 1)));
}

const MAX_STEPS = 5;
const RANK_STEPS = [1, 2, 5, 10, 20, 25, 50, 100, 200];
const LEAST_RANK_RANGE = 5;

/** A scale of ranks: 1 is on top, round numbers follow. */
export function rankScale(ranks: readonly number[]): PlotScale {
  const worst = Math.max(LEAST_RANK_RANGE, ...ranks);
  const step = RANK_STEPS.find((each) => worst / each <= MAX_STEPS) ?? 250;
  const round = Array.from({ length: Math.ceil(worst / step) }, (_, index) => (index + 1) * step);
  return { ticks: [1, ...round.filter((rank) => rank > 1 && rank - 1 >= step / 2)], isReversed: true };
}

/** A scale from 0 to at least the largest value, in steps of 1, 2 or 5 times a power of ten. */
function scaleFromZero(values: readonly number[], leastStep: number): PlotScale {
  const largest = Math.max(0, ...values);
  const raw = Math.max(leastStep, largest / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((each) => each * power >= raw * (1 - 1e-9)) ?? 10) * power;
  const steps = Math.max(1, Math.ceil(largest / step - 1e-9));
  return { ticks: Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12))), isReversed: false };
}

export const countScale = (counts: readonly number[]) => scaleFromZero(counts, 1);
export const percentScale = (percentages: readonly number[]) => scaleFromZero(percentages, 0.1);
/** Scores of 0 to 100. */
export const scoreScale = (): PlotScale => ({ ticks: [0, 25, 50, 75, 100], isReversed: false });

export interface DateTicks {
  dates: string[];
  /** What each label shows. */
  unit: 'day' | 'month';
}

const DAY_STEPS = [1, 2, 7, 14, 28];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
/** Longer series are labeled by month. */
const MONTHS_FROM_DAYS = 100;
/** The width of "24 Nov" and "Sept 2026" with the space beside them. */
const DAY_LABEL_PX = 60;
const MONTH_LABEL_PX = 84;

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** Returns the dates to label on an axis of `width` pixels: round steps back from the last day, or starts of months. */
export function dateTicks(dates: readonly string[], width: number): DateTicks {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { dates: [], unit: 'day' };
  const span = dayOf(last) - dayOf(first);
  if (span > MONTHS_FROM_DAYS) {
    const monthStarts = dates.filter((date, index) => index > 0 && monthOf(date) !== monthOf(dates[index - 1] ?? date));
    const ticks = MONTH_STEPS.map((step) => monthStarts.filter((date) => monthOf(date) % step === 0)).find((each) => each.length * MONTH_LABEL_PX <= width) ?? [];
    if (ticks.length > 1) return { dates: ticks, unit: 'month' };
  }
  const maxLabels = Math.max(1, Math.floor(width / DAY_LABEL_PX));
  const perRow = dates.length > 1 ? span / (dates.length - 1) : 1;
  const rows = DAY_STEPS.map((days) => days / perRow).find((each) => Number.isInteger(each) && Math.ceil(dates.length / each) <= maxLabels) ?? Math.ceil(dates.length / maxLabels);
  return { dates: dates.filter((_, index) => (dates.length - 1 - index) % rows === 0), unit: 'day' };
}
