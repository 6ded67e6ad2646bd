import { dropTargetForElements } from '@atlaskit/pragmatic-drag-and-drop/element/adapter';
import { autoScrollForElements } from '@atlaskit/pragmatic-drag-and-drop-auto-scroll/element';
import { IconChevronDown, IconChevronRight } from '@tabler/icons-react';
import { defaultRangeExtractor, type Range, useVirtualizer } from '@tanstack/react-virtual';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { plural } from '../text/format';
import type { BoardColumnItem } from './board-column-item';
import { columnData, readCard } from './board-drag';
import classes from './Board.module.css';
import { BoardCard } from './BoardCard';

interface BoardColumnProps<Row> {
  boardId: string;
  column: BoardColumnItem<Row>;
  selected: ReadonlySet<string>;
  tabStop: string | null;
  activeKey: string | null;
  keyOf: (row: Row) => string;
  nameOf: (row: Row) => string;
  renderCard: (row: Row) => ReactNode;
  canDrag: boolean;
  onToggle: () => void;
}

const CARD_HEIGHT = 112;
const CARD_GAP = 8;
const OVERSCAN = 4;
/** A column that opens renders cards before it is measured, so that a card that moves there takes the focus. */
const INITIAL_RECT = { width: 0, height: 600 };

export function BoardColumn<Row>({ boardId, column, selected, tabStop, activeKey, keyOf, nameOf, renderCard, canDrag, onToggle }: BoardColumnProps<Row>) {
  const { key, label, icon, rows, isCollapsed, isCollapsible } = column;
  const root = useRef<HTMLElement>(null);
  const scroller = useRef<HTMLDivElement>(null);
  const headingId = useId();
  const [isTarget, setIsTarget] = useState(false);
  useEffect(() => {
    if (!root.current) return undefined;
    return dropTargetForElements({
      element: root.current,
      canDrop: ({ source }) => readCard(source.data, boardId) !== null,
      getData: () => columnData(boardId, key),
      onDragEnter: () => setIsTarget(true),
      onDragLeave: () => setIsTarget(false),
      onDrop: () => setIsTarget(false),
    });
  }, [boardId, key]);

  // Cards beyond the edge come into view while a card is held there.
  useEffect(() => {
    if (!scroller.current) return undefined;
    return autoScrollForElements({ element: scroller.current, canScroll: ({ source }) => readCard(source.data, boardId) !== null });
  }, [boardId, isCollapsed]);

  const activeIndex = rows.findIndex((row) => keyOf(row) === tabStop);
  // oxlint-disable-next-line react/incompatible-library -- nothing of the virtualizer is passed to another component
  const virtualizer = useVirtualizer({
    count: isCollapsed ? 0 : rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => CARD_HEIGHT,
    gap: CARD_GAP,
    overscan: OVERSCAN,
    initialRect: INITIAL_RECT,
    getItemKey: (index) => {
      const row = rows[index];
      return row === undefined ? index : keyOf(row);
    },
    rangeExtractor: (range: Range) => {
      const indexes = defaultRangeExtractor(range);
      return activeIndex === -1 || indexes.includes(activeIndex) ? indexes : [...indexes, activeIndex].toSorted((left, right) => left - right);
    },
  });

  const heading = (
    <>
      {icon}
      <span id={headingId}>{label}</span>
      <span className={`${classes.count} numbers`} title={plural(rows.length, 'podcast')}>
        {rows.length}
      </span>
    </>
  );
  const Chevron = isCollapsed ? IconChevronRight : IconChevronDown;
  return (
    <section ref={root} className={classes.column} aria-labelledby={headingId} data-column={key} data-collapsed={isCollapsed || undefined} data-target={isTarget || undefined}>
      <h2 className={classes.heading}>
        {isCollapsible ? (
          <button type="button" className={classes.toggle} aria-expanded={!isCollapsed} onClick={onToggle}>
            <Chevron size={15} aria-hidden="true" />
            {heading}
          </button>
        ) : (
          heading
        )}
      </h2>
      {!isCollapsed && (
        <div ref={scroller} className={classes.cards}>
          {rows.length === 0 ? (
            <p className={classes.empty}>No podcasts</p>
          ) : (
            <div role="list" aria-labelledby={headingId} className={classes.list} style={{ height: virtualizer.getTotalSize() }}>
              {virtualizer.getVirtualItems().map(({ index, start }) => {
                const row = rows[index];
                if (row === undefined) return null;
                const card = keyOf(row);
                return (
                  <BoardCard
                    key={card}
                    boardId={boardId}
                    card={card}
                    name={nameOf(row)}
                    index={index}
                    count={rows.length}
                    top={start}
                    isSelected={selected.has(card)}
                    selectedCount={selected.size}
                    isActive={card === activeKey}
                    isTabStop={card === tabStop}
                    canDrag={canDrag}
                    measure={virtualizer.measureElement}
                  >
                    {renderCard(row)}
                  </BoardCard>
                );
              })}
            </div>
          )}
        </div>
      )}
    </section>
  );
}
