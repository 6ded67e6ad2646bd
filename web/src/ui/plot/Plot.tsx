import { Button, Skeleton, VisuallyHidden } from '@mantine/core';
import { useElementSize } from '@mantine/hooks';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { loadChunk } from '../navigation/chunks';
import { formatDay, joinAnd } from '../text/format';
import { fileName, printCsv } from './csv';
import classes from './Plot.module.css';
import type { PlotCanvasProps } from './PlotCanvas';
import { drawPng } from './png';
import { PlotTable } from './PlotTable';
import { saveFile } from './saveFile';
import type { PlotPoint, PlotScale } from './series';

interface PlotProps {
  /** The full title: "The Cold Shelf: rank on Apple Australia, Arts". It also names the table, the image and the files. */
  title: string;
  /** The heading of the values: "Rank". */
  valueName: string;
  /** One point per day or week, oldest first, without missing days (`fillDays`). `null` while loading. */
  points: readonly PlotPoint[] | null;
  scale: (values: readonly number[]) => PlotScale;
  /** Formats a value with its unit: "12.5%". */
  format: (value: number) => string;
  /** Formats a value on the axis. Defaults to `format`. */
  formatTick?: (value: number) => string;
  mark?: PlotCanvasProps['mark'];
  unit?: 'day' | 'week';
  height?: number;
}

const HEIGHT = 240;
const NO_DATA = 'No data';

const PlotCanvas = lazy(() => loadChunk(() => import('./PlotCanvas')).catch(() => ({ default: CanvasUnavailable })));

function CanvasUnavailable({ height }: PlotCanvasProps) {
  return (
    <p className={classes.message} style={{ height }}>
      The plot couldn’t be loaded. Reload the page, or use the table below.
    </p>
  );
}

/** Plots values over time, with a table and downloads as CSV and PNG. Its height does not change while it loads. */
export function Plot({ title, valueName, points, scale, format, formatTick = format, mark = 'line', unit = 'day', height = HEIGHT }: PlotProps) {
  const { ref, width } = useElementSize();
  const canvas = useRef<HTMLDivElement>(null);
  const [announcements, setAnnouncements] = useState<HTMLElement | null>(null);
  const [isTableShown, setIsTableShown] = useState(false);
  const [hasFailed, setHasFailed] = useState(false);
  const id = useId();

  const values = (points ?? []).flatMap(({ value }) => (value === null ? [] : [value]));
  const rows = (points ?? []).filter(({ isCarried }) => !isCarried);
  const hasValues = values.length > 0;
  const isEmpty = points !== null && !hasValues;
  const describe = ({ date, value, note }: PlotPoint) => ({
    day: `${unit === 'week' ? 'Week of ' : ''}${formatDay(date)}`,
    value: value === null ? (note ?? NO_DATA) : format(value),
  });
  const fileNameOf = (extension: string) => fileName([title, rows[0]?.date ?? '', points?.at(-1)?.date ?? ''], extension);

  const saveCsv = () => {
    const hasNotes = rows.some(({ value }) => value === null);
    const lines = rows.map(({ date, value, note }) => [date, value, ...(hasNotes ? [value === null ? (note ?? NO_DATA) : ''] : [])]);
    const head = [unit === 'week' ? 'Week of' : 'Date', valueName, ...(hasNotes ? ['Note'] : [])];
    saveFile(new Blob([printCsv([head, ...lines])], { type: 'text/csv;charset=utf-8' }), fileNameOf('csv'));
  };
  const savePng = async () => {
    const svg = canvas.current?.querySelector<SVGSVGElement>('svg.recharts-surface');
    if (!svg) return;
    try {
      saveFile(await drawPng(svg, title), fileNameOf('png'));
      setHasFailed(false);
    } catch {
      setHasFailed(true);
    }
  };

  const skeleton = <Skeleton height={height} radius="md" role="status" aria-label="Loading plot" />;
  return (
    <figure className={classes.plot} aria-label={title}>
      <div ref={ref}>
        <div ref={canvas} className={classes.canvas} style={{ height }}>
          {isEmpty && <p className={classes.message}>No data for this period.</p>}
          {!isEmpty && (points === null || width === 0) && skeleton}
          {!isEmpty && points !== null && width > 0 && (
            <Suspense fallback={skeleton}>
              <PlotCanvas
                points={points}
                scale={scale(values)}
                mark={mark}
                width={width}
                height={height}
                label={title}
                describedBy={`${id}-help`}
                formatTick={formatTick}
                describe={describe}
                announcements={announcements}
              />
            </Suspense>
          )}
        </div>
      </div>
      <VisuallyHidden id={`${id}-help`}>Use the left and right arrow keys to read the values. The table lists all of them.</VisuallyHidden>
      <VisuallyHidden role="status" aria-label="Selected value" ref={setAnnouncements} />
      <div className={classes.foot}>
        <figcaption className={classes.legend}>{legendOf(points ?? [], describe)}</figcaption>
        <div className={classes.tools}>
          <Button size="compact-sm" variant="subtle" aria-expanded={isTableShown} aria-controls={`${id}-table`} disabled={!hasValues} onClick={() => setIsTableShown(!isTableShown)}>
            {isTableShown ? 'Hide table' : 'Show as table'}
          </Button>
          <Button size="compact-sm" variant="subtle" aria-label="Download as CSV" disabled={!hasValues} onClick={saveCsv}>
            CSV
          </Button>
          <Button size="compact-sm" variant="subtle" aria-label="Download as PNG" disabled={!hasValues} onClick={() => void savePng()}>
            PNG
          </Button>
        </div>
      </div>
      {hasFailed && (
        <p role="alert" className={classes.legend}>
          Your browser couldn’t create the image. Download the CSV instead.
        </p>
      )}
      <div id={`${id}-table`}>{isTableShown && hasValues && <PlotTable title={title} dayName={unit === 'week' ? 'Week of' : 'Date'} valueName={valueName} rows={rows.map((point) => ({ date: point.date, value: describe(point).value }))} />}</div>
    </figure>
  );
}

/** Explains the marks of a plot. For a single value it shows that value. */
function legendOf(points: readonly PlotPoint[], describe: PlotCanvasProps['describe']): string {
  const changes = points.filter(({ value, isCarried }) => value !== null && !isCarried);
  const [only] = changes;
  const notes = [...new Set(points.flatMap(({ value, note }) => (value === null && note !== undefined ? [note.toLowerCase()] : [])))];
  const parts = [
    changes.length === 1 && only && `One value: ${describe(only).value} on ${describe(only).day}.`,
    points.some(({ value, note }) => value === null && note === undefined) && 'Hatched: no data.',
    notes.length > 0 && `Marks on the axis: ${joinAnd(notes)}.`,
  ];
  return parts.filter((part) => part !== false && part !== undefined).join(' ');
}
