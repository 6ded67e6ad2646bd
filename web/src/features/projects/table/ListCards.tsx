import { ActionIcon } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { type Ref, useImperativeHandle, useLayoutEffect, useRef, useState } from 'react';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Artwork } from '../../../ui/media/Artwork';
import { podcastCover } from '../../../ui/media/cover';
import type { DataItem } from '../../../ui/data-table/data-column';
import { SelectBox } from '../../../ui/data-table/SelectBox';
import type { GridAction, GridState } from '../../../ui/data-table/grid-state';
import type { ListedState, Priority } from '../../../ui/listed/listed-state';
import { Rating } from '../../../ui/media/Rating';
import { PrioritySelect } from '../../../ui/listed/PrioritySelect';
import { StateSelect } from '../../../ui/listed/StateSelect';
import { LabelList, NextActionCell, Notices, podcastPath } from './cells';
import classes from './List.module.css';
import type { ListRow } from './list-row';

interface ListCardsProps {
  label: string;
  items: readonly DataItem<ListRow>[];
  grid: GridState;
  isReadOnly: boolean;
  onGrid: (action: GridAction) => void;
  onState: (row: ListRow, state: ListedState) => void;
  onPriority: (row: ListRow, priority: Priority | null) => void;
  onLook: (id: string) => void;
  onToggleGroup: (key: string) => void;
  ref: Ref<{ focus: () => void }>;
}

const CARD_HEIGHT = 168;
const OVERSCAN = 6;

/** The rows on a narrow screen: cards, of which those near the window are rendered. */
export function ListCards({ label, items, grid, isReadOnly, onGrid, onState, onPriority, onLook, onToggleGroup, ref }: ListCardsProps) {
  const list = useRef<HTMLDivElement>(null);
  const [offset, setOffset] = useState(0);
  // What is above the list can change its height: chips of filters, notices.
  useLayoutEffect(() => {
    const measure = () => {
      if (list.current) setOffset(Math.round(list.current.getBoundingClientRect().top + scrollY));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, []);
  // oxlint-disable-next-line react/incompatible-library -- nothing of the virtualizer is passed to another component
  const virtualizer = useWindowVirtualizer({
    count: items.length,
    estimateSize: (index) => (items[index]?.kind === 'group' ? 52 : CARD_HEIGHT),
    getItemKey: (index) => items[index]?.key ?? index,
    overscan: OVERSCAN,
    scrollMargin: offset,
  });
  useImperativeHandle(ref, () => ({
    focus: () => {
      const card = grid.activeKey === null ? null : list.current?.querySelector<HTMLElement>(`[data-key="${CSS.escape(grid.activeKey)}"] [data-look]`);
      card?.focus();
    },
  }));
  return (
    <div ref={list} role="list" aria-label={label} className={classes.cards} style={{ height: virtualizer.getTotalSize() }} data-list-rows="">
      {virtualizer.getVirtualItems().map(({ index, start }) => {
        const item = items[index];
        if (!item) return null;
        const shared = {
          'data-index': index, 'data-key': item.key, ref: virtualizer.measureElement, role: 'listitem', 'aria-setsize': items.length, 'aria-posinset': index + 1,
          className: classes.cardSlot, style: { transform: `translateY(${start - offset}px)` },
        };
        if (item.kind === 'group') {
          return (
            <div key={item.key} {...shared}>
              <button type="button" className={classes.cardGroup} aria-expanded={!item.isCollapsed} onClick={() => onToggleGroup(item.key)}>
                {item.name} <span className="numbers">{item.count}</span>
              </button>
            </div>
          );
        }
        const { row } = item;
        return (
          <div key={item.key} {...shared}>
            <div className={classes.card} data-selected={grid.selected.has(row.id) || undefined}>
              <div className={classes.cardHead}>
                {/* What is around the box is part of its target. */}
                {/* oxlint-disable-next-line jsx-a11y/label-has-associated-control -- the box is in the component */}
                <label className={classes.cardSelect}>
                  <SelectBox label={`Select ${row.title}`} isChecked={grid.selected.has(row.id)} isTabStop onToggle={() => onGrid({ type: 'toggle', key: row.id })} />
                </label>
                <Artwork title={row.title} cover={podcastCover(row.podcastId, row.imageUrl)} size={44} />
                <span className={classes.podcastText}>
                  <AppLink href={podcastPath(row)} className={classes.cardTitle}>
                    {row.title}
                  </AppLink>
                  <small className={classes.author}>{row.author ?? ''}</small>
                </span>
                <ActionIcon variant="subtle" color="gray" size={44} data-look="" aria-label={`Details of ${row.title}`} onClick={() => onLook(row.id)}>
                  <IconDots size={20} aria-hidden="true" />
                </ActionIcon>
              </div>
              <div className={classes.cardFields}>
                <StateSelect value={row.state} subject={row.title} disabled={isReadOnly} onChange={(state, before) => onState({ ...row, state: before }, state)} />
                <PrioritySelect value={row.priority} subject={row.title} disabled={isReadOnly} onChange={(priority, before) => onPriority({ ...row, priority: before }, priority)} />
              </div>
              <div className={classes.boardFacts}>
                <Notices row={row} />
                {row.relevancy !== null && <Rating value={row.relevancy} />}
                {row.nextActionOn && <NextActionCell row={row} />}
                {row.labels.length > 0 && <LabelList labels={row.labels} max={3} />}
              </div>
            </div>
          </div>
        );
      })}
    </div>
  );
}
