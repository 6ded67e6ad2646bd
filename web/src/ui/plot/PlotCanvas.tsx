import { type RefObject, useId, useMemo, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Bar, CartesianGrid, ComposedChart, type DotItemDotProps, Line, Tooltip, type TooltipContentProps, useActiveTooltipLabel, useIsTooltipActive, usePlotArea, useXAxisScale, XAxis, YAxis } from 'recharts';
import { formatMonth, formatShortDay } from '../text/format';
import classes from './Plot.module.css';
import { dateTicks, findDots, findGaps, type PlotPoint, type PlotScale } from './series';
import { useKeyboardInput } from './useKeyboardInput';

export interface PlotCanvasProps {
  points: readonly PlotPoint[];
  scale: PlotScale;
  mark: 'line' | 'step' | 'bar';
  width: number;
  height: number;
  label: string;
  /** The id of the element that explains the keyboard controls. */
  describedBy: string;
  formatTick: (value: number) => string;
  /** Formats the day and its value, or the reason why there is none. */
  describe: (point: PlotPoint) => { day: string; value: string };
  /** The live region that announces the point selected by keyboard. */
  announcements: HTMLElement | null;
}

const MARGIN = { top: 10, right: 30, bottom: 0, left: 0 };
const LETTER_PX = 8;
const AXIS_GAP_PX = 12;

type Row = { date: string; index: number } & Record<string, number | string | null>;

/** Draws the plot with recharts. `Plot` loads this module lazily, because recharts is large. */
export default function PlotCanvas({ points, scale, mark, width, height, label, describedBy, formatTick, describe, announcements }: PlotCanvasProps) {
  const hatching = useId();
  const canvas = useRef<HTMLDivElement>(null);
  const lines = useMemo(() => [...new Set(points.map(({ line }) => line ?? ''))], [points]);
  const rows = useMemo<Row[]>(
    () => points.map(({ date, value, line }, index) => ({ date, index, ...Object.fromEntries(lines.map((each, key) => [`line${key}`, each === (line ?? '') ? value : null])) })),
    [points, lines],
  );
  const dots = useMemo(() => findDots(points), [points]);
  const axisWidth = Math.max(...scale.ticks.map((tick) => formatTick(tick).length)) * LETTER_PX + AXIS_GAP_PX;
  const labels = useMemo(() => dateTicks(points.map(({ date }) => date), width - axisWidth), [points, width, axisWidth]);
  const dayText = labels.unit === 'month' ? formatMonth : formatShortDay;
  const keyboardInput = useKeyboardInput(canvas);
  return (
    <div ref={canvas} {...keyboardInput}>
      <ComposedChart data={rows} width={width} height={height} margin={MARGIN} accessibilityLayer aria-label={label} aria-describedby={describedBy} barCategoryGap="18%">
        <defs>
          <pattern id={hatching} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="6" stroke="var(--plot-hatch)" strokeWidth="1.6" />
          </pattern>
        </defs>
        <GapMarks points={points} hatching={hatching} />
        <CartesianGrid vertical={false} stroke="var(--plot-grid)" />
        <XAxis dataKey="date" ticks={labels.dates} interval={0} tickFormatter={(date: string) => dayText(date)} tickLine={false} axisLine={{ stroke: 'var(--plot-grid)' }} tick={{ fill: 'var(--plot-text)', fontSize: 12 }} tickMargin={8} height={30} />
        <YAxis type="number" width={axisWidth} domain={[scale.ticks[0] ?? 0, scale.ticks.at(-1) ?? 1]} ticks={[...scale.ticks]} interval={0} reversed={scale.isReversed} tickFormatter={formatTick} tickLine={false} axisLine={false} tick={{ fill: 'var(--plot-text)', fontSize: 12 }} tickMargin={6} />
        <Tooltip
          filterNull={false}
          isAnimationActive={false}
          cursor={mark === 'bar' ? { fill: 'var(--plot-hover)' } : { stroke: 'var(--plot-hatch)' }}
          content={<TooltipBox points={points} describe={describe} />}
        />
        {lines.map((each, key) =>
          mark === 'bar' ? (
            <Bar key={each} dataKey={`line${key}`} fill="var(--plot-mark)" radius={[2, 2, 0, 0]} isAnimationActive={false} />
          ) : (
            <Line
              key={each}
              dataKey={`line${key}`}
              type={mark === 'step' ? 'stepAfter' : 'linear'}
              stroke="var(--plot-mark)"
              strokeWidth={2}
              connectNulls={false}
              isAnimationActive={false}
              activeDot={{ r: 5, fill: 'var(--surface)', stroke: 'var(--plot-mark)', strokeWidth: 2.5 }}
              dot={<PlotDot dots={dots} />}
            />
          ),
        )}
        {announcements && createPortal(<Announcement canvas={canvas} points={points} describe={describe} />, announcements)}
      </ComposedChart>
    </div>
  );
}

/** Hatches days without data, and marks days whose missing value has a reason. */
function GapMarks({ points, hatching }: Pick<PlotCanvasProps, 'points'> & { hatching: string }) {
  const scale = useXAxisScale();
  const area = usePlotArea();
  if (!scale || !area) return null;
  const [first, second] = [points[0], points[1]];
  const step = first && second ? (scale(second.date) ?? 0) - (scale(first.date) ?? 0) : area.width;
  const xOf = (index: number) => scale(points[index]?.date ?? '') ?? 0;
  const right = area.x + area.width;
  const bottom = area.y + area.height;
  return (
    <g>
      {findGaps(points).map((gap) => {
        const from = Math.max(area.x, xOf(gap.first) - step / 2);
        const to = Math.min(right, xOf(gap.last) + step / 2);
        return <rect key={gap.first} data-gap x={from} y={area.y} width={Math.max(1, to - from)} height={area.height} fill={`url(#${hatching})`} />;
      })}
      {points.map(({ date, value, note }, index) => value === null && note !== undefined && <rect key={date} data-note x={xOf(index) - 1.5} y={bottom - 6} width={3} height={6} fill="var(--plot-note)" />)}
    </g>
  );
}

interface PlotDotProps extends Partial<Pick<DotItemDotProps, 'cx' | 'cy' | 'index' | 'value'>> {
  dots: ReadonlySet<number>;
}

/** A dot of the line. recharts passes the position of the point. */
function PlotDot({ dots, cx, cy, index, value }: PlotDotProps) {
  if (index === undefined || !dots.has(index) || typeof value !== 'number') return null;
  return <circle cx={cx} cy={cy} r={dots.size === 1 ? 4 : 2.5} fill="var(--plot-mark)" />;
}

interface TooltipBoxProps extends Pick<PlotCanvasProps, 'points' | 'describe'>, Partial<Pick<TooltipContentProps, 'active' | 'label'>> {}

/** The tooltip. recharts passes the selected day. */
function TooltipBox({ active, label, points, describe }: TooltipBoxProps) {
  const point = active ? points.find(({ date }) => date === label) : undefined;
  if (!point) return null;
  const { day, value } = describe(point);
  return (
    <div className={classes.tooltip} data-tooltip>
      <span>{day}</span>
      <strong className="numbers">{value}</strong>
    </div>
  );
}

/** Announces the selected point while the plot has the focus. A pointer announces nothing. */
function Announcement({ canvas, points, describe }: Pick<PlotCanvasProps, 'points' | 'describe'> & { canvas: RefObject<HTMLDivElement | null> }) {
  const isActive = useIsTooltipActive();
  const label = useActiveTooltipLabel();
  const point = isActive && canvas.current?.contains(document.activeElement) ? points.find(({ date }) => date === label) : undefined;
  if (!point) return null;
  const { day, value } = describe(point);
  return `${day}: ${value}`;
}
