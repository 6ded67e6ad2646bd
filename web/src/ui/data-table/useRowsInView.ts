import { useCallback, useMemo, useState, useSyncExternalStore } from 'react';
import { type PlacedRow, rowsInView, topsOf } from './row-window';

interface RowsInView {
  heights: readonly number[];
  /** The height of what is above the rows and stays in view. */
  headHeight: number;
  more: number;
  kept: number;
}

/** Scrolling renders again once in so many pixels, which is less than a row. */
const STEP_PX = 20;

/** How far an element is scrolled, in steps, and its height. */
const viewOf = (element: HTMLElement | null) => (element ? `${Math.floor(element.scrollTop / STEP_PX)} ${element.clientHeight}` : `0 ${innerHeight}`);

/** The rows of a scrolling table that are rendered, and the height of all of them. `attach` is the ref of the element that scrolls. */
export function useRowsInView({ heights, headHeight, more, kept }: RowsInView): { rows: PlacedRow[]; height: number; attach: (element: HTMLElement | null) => void } {
  const [scroller, attach] = useState<HTMLElement | null>(null);
  const subscribe = useCallback(
    (onChange: () => void) => {
      if (!scroller) return () => undefined;
      scroller.addEventListener('scroll', onChange, { passive: true });
      const observer = new ResizeObserver(onChange);
      observer.observe(scroller);
      return () => {
        scroller.removeEventListener('scroll', onChange);
        observer.disconnect();
      };
    },
    [scroller],
  );
  const view = useSyncExternalStore(subscribe, () => viewOf(scroller));
  const tops = useMemo(() => topsOf(heights), [heights]);
  const rows = useMemo(() => {
    const [step = 0, viewHeight = 0] = view.split(' ').map(Number);
    const from = step * STEP_PX;
    return rowsInView({ tops, from, to: from + STEP_PX + viewHeight - headHeight, more, kept });
  }, [tops, view, headHeight, more, kept]);
  return { rows, height: tops.at(-1) ?? 0, attach };
}
