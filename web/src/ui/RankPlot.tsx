import { useElementSize } from '@mantine/hooks';
import { type PointerEvent, useState } from 'react';
import { formatDay } from './format';
import classes from './RankPlot.module.css';
import { pathOf, rankPlot, type RankPoint } from './rank-plot';

interface RankPlotProps {
  /** In the order of their dates, without holes: a day that is not known is a point that says so. */
  points: readonly RankPoint[];
  label: string;
  /** What a point is: "day" or "week of". */
  unit: 'day' | 'week';
}

const HEIGHT = 190;
const LEFT = 40;
const RIGHT = 10;
const TOP = 12;
const BOTTOM = 30;

const WORDS: Readonly<Record<string, string>> = { off_chart: 'not on the chart', no_chart: 'not captured', unknown: 'not known' };

const NOWHERE: RankPoint = { date: '', position: null, status: 'unknown' };

const described = ({ date, position, status }: RankPoint, unit: RankPlotProps['unit']) =>
  `${unit === 'week' ? 'Week of ' : ''}${formatDay(date)}: ${position === null ? (WORDS[status] ?? status) : `#${position}`}`;

/** Ranks over time, 1 on top. Stretches that nobody captured are hatched, days off the chart have a mark below. */
export function RankPlot({ points, label, unit }: RankPlotProps) {
  const { ref, width } = useElementSize();
  const [at, setAt] = useState<number | null>(null);
  const inner = Math.max(120, width - LEFT - RIGHT);
  const plot = rankPlot(points, inner, HEIGHT);
  const gap = points.length > 1 ? inner / (points.length - 1) : 0;
  const shown = at === null ? null : (points[at] ?? null);
  const legend = [plot.missing.length > 0 && 'Hatched: not captured.', plot.off.length > 0 && 'Marks below: not on the chart.'].filter(Boolean).join(' ') || '\u00a0';
  const shownX = at === null ? 0 : gap * at;
  const shownPoint = plot.runs.flat().find((point) => point.date === shown?.date);

  const choose = (event: PointerEvent<HTMLInputElement>) => {
    const x = event.clientX - event.currentTarget.getBoundingClientRect().left;
    setAt(Math.max(0, Math.min(points.length - 1, gap > 0 ? Math.round(x / gap) : 0)));
  };

  return (
    <div ref={ref} className={classes.plot}>
      <svg
        role="img"
        aria-label={label}
        width={inner + LEFT + RIGHT}
        height={HEIGHT + TOP + BOTTOM}
      >
        <defs>
          <pattern id="not-captured" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <line x1="0" y1="0" x2="0" y2="6" className={classes.hatch} />
          </pattern>
        </defs>
        <g transform={`translate(${LEFT} ${TOP})`}>
          {plot.missing.map(({ from, to }) => (
            <rect key={from} x={from} y={0} width={Math.max(1, to - from)} height={HEIGHT} fill="url(#not-captured)" />
          ))}
          {plot.ticks.map(({ position, y }) => (
            <g key={position} className={classes.tick}>
              <line x1={0} x2={inner} y1={y} y2={y} />
              <text x={-8} y={y} textAnchor="end" dominantBaseline="middle">
                {position}
              </text>
            </g>
          ))}
          {plot.off.map(({ x, date }) => (
            <rect key={date} className={classes.off} x={x - 1.5} y={HEIGHT + 3} width={3} height={4} />
          ))}
          {plot.runs.map((run) => (
            <g key={run[0]?.date} className={classes.run}>
              <path d={pathOf(run)} />
              {(run.length === 1 || points.length <= 31) && run.map(({ date, x, y }) => <circle key={date} cx={x} cy={y} r={run.length === 1 ? 3.2 : 2.4} />)}
            </g>
          ))}
          {shown && <line className={classes.cursor} x1={shownX} x2={shownX} y1={0} y2={HEIGHT} />}
          {shownPoint && <circle className={classes.chosen} cx={shownPoint.x} cy={shownPoint.y} r={5} />}
          <text className={classes.date} x={0} y={HEIGHT + 22}>
            {formatDay(points[0]?.date)}
          </text>
          <text className={classes.date} x={inner} y={HEIGHT + 22} textAnchor="end">
            {formatDay(points.at(-1)?.date)}
          </text>
        </g>
      </svg>
      {/* Lies over the plot, unseen: points are chosen by pointer, finger and arrow keys alike. */}
      <input
        type="range"
        className={classes.chooser}
        style={{ left: LEFT, width: inner, top: TOP, height: HEIGHT }}
        aria-label={unit === 'week' ? 'Week of the plot' : 'Day of the plot'}
        aria-valuetext={described(points[at ?? points.length - 1] ?? NOWHERE, unit)}
        min={0}
        max={Math.max(0, points.length - 1)}
        value={at ?? points.length - 1}
        onChange={(event) => setAt(Number(event.currentTarget.value))}
        onFocus={() => setAt((before) => before ?? points.length - 1)}
        onBlur={() => setAt(null)}
        onPointerMove={choose}
        onPointerLeave={(event) => document.activeElement !== event.currentTarget && setAt(null)}
      />
      <p className={classes.shown}>
        {shown ? described(shown, unit) : legend}
      </p>
    </div>
  );
}
