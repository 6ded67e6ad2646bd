/** The matches of each day as points of a plot. Pure. */
import type { TrendDay } from '../../api/alerts/types';
import { fillDays, type PlotPoint } from '../../ui/plot/series';

/** A day that the server leaves out had no match. */
export const trendPoints = (days: readonly TrendDay[]): PlotPoint[] =>
  fillDays(days.map(({ day, kept }) => ({ date: day, value: kept }))).map((point) => ({ ...point, value: point.value ?? 0 }));

export const countKept = (days: readonly TrendDay[]) => days.reduce((sum, { kept }) => sum + kept, 0);
export const countFiltered = (days: readonly TrendDay[]) => days.reduce((sum, { filtered }) => sum + filtered, 0);
