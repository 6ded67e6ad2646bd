import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import type { PinnedSide } from './column-layout';

/** Headings of one table are not dropped on another: each table has its own `tableId`. */
const headingData = (tableId: string, column: string) => ({ tableId, column });

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
    const sideOf = (data: Readonly<Record<string | symbol, unknown>>): PinnedSide => (extractClosestEdge(data) === 'left' ? 'start' : 'end');
    return combine(
      draggable({
        element,
        // The edge of a heading resizes it.
        canDrag: ({ input }) => !document.elementFromPoint(input.clientX, input.clientY)?.closest('[data-resize]'),
        getInitialData: () => headingData(tableId, column),
      }),
      dropTargetForElements({
        element,
        canDrop: ({ source }) => source.data.tableId === tableId && source.data.column !== column,
        getData: ({ input }) => attachClosestEdge(headingData(tableId, column), { element, input, allowedEdges: ['left', 'right'] }),
        onDrag: ({ self }) => setSide(sideOf(self.data)),
        onDragLeave: () => setSide(null),
        onDrop: ({ source, self }) => {
          setSide(null);
          if (typeof source.data.column === 'string') drop(source.data.column, sideOf(self.data));
        },
      }),
    );
  }, [heading, tableId, column]);
  return side;
}
