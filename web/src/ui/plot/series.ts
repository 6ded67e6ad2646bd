/** The rows, gaps, dots and ticks of a plot. Pure. */

export interface PlotPoint {
  /** A calendar day, "2026-11-24"; of a week, its first. */
  date: string;
  /** `null` where there is nothing to draw. */
  value: number | null;
  /** Why there is no value: "Not on the chart". Without a value and a note, there is no data. */
  note?: string;
  /** The value of the day before still holds: it is drawn, and left out of tables and files. */
  isCarried?: boolean;
  /** Points of different lines are not joined. */
  line?: string;
}

export interface PlotScale {
  /** Ascending. The first and the last are the ends of the axis. */
  ticks: readonly number[];
  /** The least value is on top. */
  isReversed: boolean;
}

const DAY_MS = 86_400_000;

const dayOf = (date: string) => Math.floor(Date.parse(date) / DAY_MS);
const dateOf = (day: number) => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Inserts the days that are missing between the first point and the last, without a value. */
export function fillDays(points: readonly PlotPoint[]): PlotPoint[] {
  return points.flatMap((point, index) => {
    const before = points[index - 1];
    const missing = before ? Math.max(0, dayOf(point.date) - dayOf(before.date) - 1) : 0;
    return [...Array.from({ length: missing }, (_, day) => ({ date: dateOf(dayOf(point.date) - missing + day), value: null })), point];
  });
}

/** Values that hold until the next: one point a day, until the day of `until`. */
export function carryForward(points: readonly PlotPoint[], until: string): PlotPoint[] {
  const end = Number.isNaN(Date.parse(until)) ? Number.NEGATIVE_INFINITY : dayOf(until) + 1;
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    const days = Math.max(1, (next ? dayOf(next.date) : end) - dayOf(point.date));
    return Array.from({ length: days }, (_, day) => (day === 0 ? point : { ...point, date: dateOf(dayOf(point.date) + day), isCarried: true }));
  });
}

/** Runs of points for which there is no data, as first and last index. */
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

/** Beyond that many, dots are a second line. */
const MAX_DOTS = 40;

/** Indexes of the points with a dot: all of a few, else those that no line reaches. */
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

/** Ranks: 1 on top, and round ones below it. */
export function rankScale(ranks: readonly number[]): PlotScale {
  const worst = Math.max(LEAST_RANK_RANGE, ...ranks);
  const step = RANK_STEPS.find((each) => worst / each <= MAX_STEPS) ?? 250;
  const round = Array.from({ length: Math.ceil(worst / step) }, (_, index) => (index + 1) * step);
  return { ticks: [1, ...round.filter((rank) => rank > 1 && rank - 1 >= step / 2)], isReversed: true };
}

/** From 0, in steps of 1, 2 or 5 times a power of ten, until the greatest value is on it. */
function scaleFromZero(values: readonly number[], leastStep: number): PlotScale {
  const most = Math.max(0, ...values);
  const raw = Math.max(leastStep, most / MAX_STEPS);
  const power = 10 ** Math.floor(Math.log10(raw));
  const step = ([1, 2, 5, 10].find((each) => each * power >= raw * (1 - 1e-9)) ?? 10) * power;
  const steps = Math.max(1, Math.ceil(most / step - 1e-9));
  return { ticks: Array.from({ length: steps + 1 }, (_, index) => Number((index * step).toPrecision(12))), isReversed: false };
}

export const countScale = (counts: readonly number[]) => scaleFromZero(counts, 1);
export const percentScale = (percentages: readonly number[]) => scaleFromZero(percentages, 0.1);
/** Scores of 0 to 100. */
export const scoreScale = (): PlotScale => ({ ticks: [0, 25, 50, 75, 100], isReversed: false });

export interface DateTicks {
  dates: string[];
  /** What a label names. */
  unit: 'day' | 'month';
}

const DAY_STEPS = [1, 2, 7, 14, 28];
const MONTH_STEPS = [1, 2, 3, 6, 12, 24, 60, 120];
/** Longer than that, months are easier to read than days. */
const MONTHS_FROM_DAYS = 100;
/** "24 Nov" and "Sept 2026", with the space beside them. */
const DAY_LABEL_PX = 60;
const MONTH_LABEL_PX = 84;

const monthOf = (date: string) => Number(date.slice(0, 4)) * 12 + Number(date.slice(5, 7)) - 1;

/** The dates that an axis of `width` pixels has room to label: round steps back from the last day, or beginnings of months. */
export function dateTicks(dates: readonly string[], width: number): DateTicks {
  const [first, last] = [dates[0], dates.at(-1)];
  if (first === undefined || last === undefined) return { dates: [], unit: 'day' };
  const span = dayOf(last) - dayOf(first);
  if (span > MONTHS_FROM_DAYS) {
    const begins = dates.filter((date, index) => index > 0 && monthOf(date) !== monthOf(dates[index - 1] ?? date));
    const ticks = MONTH_STEPS.map((step) => begins.filter((date) => monthOf(date) % step === 0)).find((each) => each.length * MONTH_LABEL_PX <= width) ?? [];
    if (ticks.length > 1) return { dates: ticks, unit: 'month' };
  }
  const most = Math.max(1, Math.floor(width / DAY_LABEL_PX));
  const perRow = dates.length > 1 ? span / (dates.length - 1) : 1;
  const rows = DAY_STEPS.map((days) => days / perRow).find((each) => Number.isInteger(each) && Math.ceil(dates.length / each) <= most) ?? Math.ceil(dates.length / most);
  return { dates: dates.filter((_, index) => (dates.length - 1 - index) % rows === 0), unit: 'day' };
}
