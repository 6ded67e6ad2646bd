import { combine } from '@atlaskit/pragmatic-drag-and-drop/combine';
import { monitorForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements, autoScrollWindowForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode, type Ref, useEffect, useEffectEvent, useId, useImperativeHandle, useRef } from 'react';
import type { GridAction, GridState } from '../data-table/grid-state';
import { useFollowFocus } from '../data-table/useFollowFocus';
import type { BoardColumnItem } from './board-column-item';
import { type BoardMove, findCard, moveFocus } from './board-focus';
import { readCard, readColumn } from './board-drag';
import classes from './Board.module.css';
import { BoardColumn } from './BoardColumn';

export interface BoardHandle {
  focus: () => void;
}

interface BoardProps<Row> {
  label: string;
  columns: readonly BoardColumnItem<Row>[];
  grid: GridState;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
  canDrag: boolean;
  onGrid: (action: GridAction) => void;
  /** A card was clicked. */
  onOpen: (key: string) => void;
  /** A card was dropped on a column, or moved to the column beside with Shift and an arrow key. */
  onDrop: (key: string, column: string) => void;
  onShift: (key: string, direction: 'left' | 'right') => void;
  onToggleColumn: (key: string) => void;
  ref?: Ref<BoardHandle>;
}

const MOVES: Readonly<Record<string, BoardMove>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right', Home: 'first', End: 'last' };

const cardOf = ({ target, currentTarget }: { target: EventTarget; currentTarget: Element }) =>
  target instanceof Element && currentTarget.contains(target) ? (target.closest<HTMLElement>('[data-key]')?.dataset.key ?? null) : null;

/** Cards in columns. A card moves to another column by dragging, or with the keys and menus of the page. */
export function Board<Row>({ label, columns, grid, keyOf, nameOf, renderCard, canDrag, onGrid, onOpen, onDrop, onShift, onToggleColumn, ref }: BoardProps<Row>) {
  const boardId = useId();
  const root = useRef<HTMLDivElement>(null);
  const cards = columns.map(({ key, rows, isCollapsed }) => ({ key, cards: isCollapsed ? [] : rows.map(keyOf) }));
  const place = findCard(cards, grid.activeKey);
  const tabStop = place === null ? moveFocus(cards, null, 'first') : grid.activeKey;

  const focusActiveCard = () => {
    const card = root.current?.querySelector<HTMLElement>('[data-key][tabindex="0"]');
    card?.focus({ preventScroll: true });
    card?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  };
  useImperativeHandle(ref, () => ({ focus: focusActiveCard }));

  // A card that moves to another column is a new element.
  const wantFocus = useFollowFocus({ root, place: `${place?.column} ${grid.activeKey}`, focus: focusActiveCard });

  const onDropped = useEffectEvent((card: string, column: string) => {
    wantFocus();
    onDrop(card, column);
  });
  useEffect(
    () =>
      combine(
        monitorForElements({
          canMonitor: ({ source }) => readCard(source.data, boardId) !== null,
          onDrop: ({ source, location }) => {
            const card = readCard(source.data, boardId);
            const column = location.current.dropTargets.map(({ data }) => readColumn(data, boardId)).find((key) => key !== null);
            if (card !== null && column !== undefined && column !== null) onDropped(card, column);
          },
        }),
        // Columns beyond the edge come into view while a card is held there.
        autoScrollWindowForElements({ canScroll: ({ source }) => readCard(source.data, boardId) !== null }),
        ...(root.current ? [autoScrollForElements({ element: root.current, canScroll: ({ source }) => readCard(source.data, boardId) !== null })] : []),
      ),
    [boardId],
  );

  function onFocus(event: FocusEvent<HTMLElement>) {
    const key = cardOf(event);
    if (key === null) return;
    wantFocus();
    if (key !== grid.activeKey) onGrid({ type: 'activate', key });
  }

  function onClick(event: MouseEvent<HTMLElement>) {
    const key = cardOf(event);
    if (key === null || !(event.target instanceof Element) || event.target.closest('a, button')) return;
    if (event.shiftKey) onGrid({ type: 'range-to', key });
    else if (event.metaKey || event.ctrlKey || event.target.closest('input')) onGrid({ type: 'toggle', key });
    else onOpen(key);
  }

  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const key = cardOf(event);
    const move = MOVES[event.key];
    if (key === null || move === undefined || event.altKey || event.ctrlKey || event.metaKey || !(event.target instanceof Element) || !event.target.matches('[data-key]')) return;
    event.preventDefault();
    wantFocus();
    if (event.shiftKey && (move === 'left' || move === 'right')) {
      onShift(key, move);
      return;
    }
    const next = moveFocus(cards, key, move);
    if (next !== null) onGrid(event.shiftKey ? { type: 'range-to', key: next } : { type: 'activate', key: next });
  }

  return (
    // The cards take the focus and handle the keys.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events
    <div ref={root} className={classes.board} role="group" aria-label={label} data-list-rows="" onFocus={onFocus} onClick={onClick} onKeyDown={onKeyDown}>
      {columns.map((column) => (
        <BoardColumn
          key={column.key}
          boardId={boardId}
          column={column}
          selected={grid.selected}
          tabStop={tabStop}
          activeKey={grid.activeKey}
          keyOf={keyOf}
          nameOf={nameOf}
          renderCard={renderCard}
          canDrag={canDrag}
          onToggle={() => onToggleColumn(column.key)}
        />
      ))}
    </div>
  );
}
