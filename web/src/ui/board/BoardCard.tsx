import { draggable } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { setCustomNativeDragPreview } from '@atlaskit/pragmatic-drag-and-drop/element/set-custom-native-drag-preview';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { plural } from '../text/format';
import { cardData } from './board-drag';
import classes from './Board.module.css';

interface BoardCardProps {
  boardId: string;
  card: string;
  name: string;
  index: number;
  count: number;
  top: number;
  isSelected: boolean;
  selectedCount: number;
  isActive: boolean;
  isTabStop: boolean;
  canDrag: boolean;
  measure: (element: HTMLElement | null) => void;
  children: ReactNode;
}

export function BoardCard({ boardId, card, name, index, count, top, isSelected, selectedCount, isActive, isTabStop, canDrag, measure, children }: BoardCardProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isDragged, setIsDragged] = useState(false);
  /** Several selected cards are dragged together. */
  const draggedCount = useEffectEvent(() => (isSelected ? selectedCount : 1));
  useEffect(() => {
    if (!element.current || !canDrag) return undefined;
    return draggable({
      element: element.current,
      getInitialData: () => cardData(boardId, card),
      onGenerateDragPreview: ({ nativeSetDragImage }) => {
        const dragged = draggedCount();
        if (dragged < 2) return;
        setCustomNativeDragPreview({
          nativeSetDragImage,
          render: ({ container }) => {
            const preview = document.createElement('div');
            preview.className = classes.preview ?? '';
            preview.textContent = plural(dragged, 'podcast');
            container.append(preview);
          },
        });
      },
      onDragStart: () => setIsDragged(true),
      onDrop: () => setIsDragged(false),
    });
  }, [boardId, card, canDrag]);
  return (
    // The list is virtual, so each card states its position and the number of cards.
    <div
      ref={(node) => {
        element.current = node;
        measure(node);
      }}
      role="listitem"
      aria-label={isSelected ? `${name}, selected` : name}
      aria-setsize={count}
      aria-posinset={index + 1}
      className={classes.card}
      data-key={card}
      data-index={index}
      data-selected={isSelected || undefined}
      data-active={isActive || undefined}
      data-dragged={isDragged || undefined}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- the board handles the keys of the focused card
      tabIndex={isTabStop ? 0 : -1}
      style={{ transform: `translateY(${top}px)` }}
    >
      {children}
    </div>
  );
}
