import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { draggable, dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { attachClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/attach-closest-edge';
import { extractClosestEdge } from '@atlaskit/pragmatic-drag-and-drop-hitbox/closest-edge/extract-closest-edge';
import type { PinnedSide } from './column-layout';

/** Headings of one table are not dropped on another: each table has its own `tableId`. */
const headingData = (tableId: string, column: string) => ({ tableId, column });

const sideOf = (data: Readonly<Record<string | symbol, unknown>>): PinnedSide => (extractClosestEdge(data) === 'left' ? 'start' : 'end');

export interface HeadingDrag {
  element: HTMLElement;
  tableId: string;
  column: string;
  /** The side at which a dragged column would be dropped; null when it is elsewhere. */
  onSide: (side: PinnedSide | null) => void;
  onDrop: (column: string, side: PinnedSide) => void;
}

/** Lets a heading be dragged, and others be dropped beside it. Returns how to end this. */
export function connectHeading({ element, tableId, column, onSide, onDrop }: HeadingDrag): () => void {
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
      onDrag: ({ self }) => onSide(sideOf(self.data)),
      onDragLeave: () => onSide(null),
      onDrop: ({ source, self }) => {
        onSide(null);
        if (typeof source.data.column === 'string') onDrop(source.data.column, sideOf(self.data));
      },
    }),
  );
}
