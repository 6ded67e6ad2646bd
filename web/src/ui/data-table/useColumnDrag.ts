import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { afterPaint } from '../navigation/after-paint';
import { loadChunk } from '../navigation/chunks';
import type { PinnedSide } from './column-layout';

interface ColumnDrag {
  heading: RefObject<HTMLElement | null>;
  tableId: string;
  /** Null for a column that stays at its place. */
  column: string | null;
  /** Another column was dropped before or after this one. */
  onDrop: (column: string, side: PinnedSide) => void;
}

/** Lets a heading be dragged to another place. Returns at which side of it a dragged one would be dropped. */
export function useColumnDrag({ heading, tableId, column, onDrop }: ColumnDrag): PinnedSide | null {
  const [side, setSide] = useState<PinnedSide | null>(null);
  const drop = useEffectEvent(onDrop);
  useEffect(() => {
    const element = heading.current;
    if (!element || column === null) return undefined;
    let stop: (() => void) | null = null;
    let isGone = false;
    // The rows do not wait for the code of dragging. The keyboard and the list of columns move columns without it.
    const connect = async () => {
      await afterPaint();
      if (isGone) return;
      const { connectHeading } = await loadChunk(() => import('./heading-drag'));
      if (!isGone) stop = connectHeading({ element, tableId, column, onSide: setSide, onDrop: (dropped, at) => drop(dropped, at) });
    };
    void connect().catch(() => undefined);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [heading, tableId, column]);
  return side;
}
