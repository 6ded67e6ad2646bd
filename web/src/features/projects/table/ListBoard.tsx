import { type Ref, useMemo, useState } from 'react';
import { Board, type BoardHandle } from '../../../ui/board/Board';
import { columnBeside } from '../../../ui/board/board-focus';
import type { GridAction, GridState } from '../../../ui/data-table/grid-state';
import { LISTED_STATES, type ListedState, STATE_LABELS } from '../../../ui/listed/listed-state';
import { StateIcon } from '../../../ui/listed/StateBadge';
import { BoardCardContent } from './BoardCardContent';
import classes from './List.module.css';
import { groupByState } from './list-groups';
import type { ListRow } from './list-row';

interface ListBoardProps {
  label: string;
  rows: readonly ListRow[];
  collapsed: ReadonlySet<ListedState>;
  grid: GridState;
  isPhone: boolean;
  isReadOnly: boolean;
  onGrid: (action: GridAction) => void;
  /** Moves a card, and with it the selected ones. */
  onMove: (id: string, state: ListedState) => void;
  /** Opens the quick look. */
  onLook: (id: string) => void;
  onOpenMenu: (id: string) => void;
  onToggle: (state: ListedState) => void;
  ref: Ref<BoardHandle>;
}

const asState = (key: string): ListedState | undefined => LISTED_STATES.find((state) => state === key);
const keyOf = ({ id }: ListRow) => id;
const nameOf = ({ title }: ListRow) => title;

/** The board: one column for each state. A phone shows one column at a time. */
export function ListBoard({ label, rows, collapsed, grid, isPhone, isReadOnly, onGrid, onMove, onLook, onOpenMenu, onToggle, ref }: ListBoardProps) {
  const [shown, setShown] = useState<ListedState>('prospect');
  const groups = useMemo(() => groupByState(rows), [rows]);
  const columns = LISTED_STATES.filter((state) => !isPhone || state === shown).map((state) => ({
    key: state,
    label: STATE_LABELS[state],
    icon: <StateIcon state={state} />,
    rows: groups.get(state) ?? [],
    isCollapsed: !isPhone && collapsed.has(state),
    isCollapsible: !isPhone,
  }));
  const board = (
    <Board
      ref={ref}
      label={label}
      columns={columns}
      grid={grid}
      keyOf={keyOf}
      nameOf={nameOf}
      renderCard={(row) => <BoardCardContent row={row} isReadOnly={isReadOnly} onMove={() => onOpenMenu(row.id)} />}
      canDrag={!isReadOnly}
      onGrid={onGrid}
      onOpen={onLook}
      onDrop={(id, column) => {
        const state = asState(column);
        if (state) onMove(id, state);
      }}
      onShift={(id, direction) => {
        const row = rows.find((each) => each.id === id);
        const state = row && asState(columnBeside(LISTED_STATES.map((key) => ({ key, cards: [] })), row.state, direction) ?? '');
        if (state) onMove(id, state);
      }}
      onToggleColumn={(key) => {
        const state = asState(key);
        if (state) onToggle(state);
      }}
    />
  );
  if (!isPhone) return board;
  return (
    <>
      <div role="group" aria-label="Column" className={classes.columnPicker}>
        {LISTED_STATES.map((state) => (
          <button key={state} type="button" className={classes.columnButton} aria-pressed={state === shown} onClick={() => setShown(state)}>
            <StateIcon state={state} size={14} />
            {STATE_LABELS[state]} <span className="numbers">{groups.get(state)?.length ?? 0}</span>
          </button>
        ))}
      </div>
      {board}
    </>
  );
}
