import { useElementSize } from '@mantine/hooks';
import type { AuthorityDetails } from '../../api/types';
import { formatDay, formatDecimal, plural } from '../../ui/format';
import classes from './Score.module.css';
import { scorePlot } from './score-data';

interface ScoreHistoryProps {
  history: AuthorityDetails['history'];
  until: string;
}

const HEIGHT = 96;
const LEFT = 30;
const RIGHT = 6;
const TOP = 8;
const BOTTOM = 24;
/** More dots than that are a second line. */
const MAX_DOTS = 40;

/** How the score came to be what it is; one day is a dot with its date. */
export function ScoreHistory({ history, until }: ScoreHistoryProps) {
  const { ref, width } = useElementSize();
  const inner = Math.max(120, width - LEFT - RIGHT);
  const { lines, dots, ticks } = scorePlot(history, until, inner, HEIGHT);
  const [first, last] = [dots[0], dots.at(-1)];
  if (!first || !last) return null;
  const label =
    dots.length === 1
      ? `${formatDecimal(first.score)} since ${formatDay(first.date)}`
      : `From ${formatDecimal(first.score)} on ${formatDay(first.date)} to ${formatDecimal(last.score)} on ${formatDay(last.date)}, ${plural(dots.length - 1, 'change')}`;
  return (
    <figure ref={ref} className={classes.history}>
      <svg role="img" aria-label={`Authority score: ${label}`} width={inner + LEFT + RIGHT} height={HEIGHT + TOP + BOTTOM}>
        <g transform={`translate(${LEFT} ${TOP})`}>
          {ticks.map(({ score, y }) => (
            <g key={score} className={classes.tick}>
              <line x1={0} x2={inner} y1={y} y2={y} />
              <text x={-8} y={y} textAnchor="end" dominantBaseline="middle">
                {score}
              </text>
            </g>
          ))}
          {lines.map((line) => (
            <path key={line} className={classes.line} d={line} />
          ))}
          {(dots.length <= MAX_DOTS ? dots : [last]).map(({ x, y, date, score }) => (
            <circle key={date} className={classes.dot} cx={x} cy={y} r={dots.length === 1 ? 3.2 : 2.4}>
              <title>{`${formatDay(date)}: ${formatDecimal(score)}`}</title>
            </circle>
          ))}
          <text className={classes.date} x={dots.length === 1 && lines.length === 0 ? inner / 2 : 0} y={HEIGHT + 18} textAnchor={dots.length === 1 && lines.length === 0 ? 'middle' : 'start'}>
            {formatDay(first.date)}
          </text>
          {lines.length > 0 && (
            <text className={classes.date} x={inner} y={HEIGHT + 18} textAnchor="end">
              {formatDay(until)}
            </text>
          )}
        </g>
      </svg>
    </figure>
  );
}
