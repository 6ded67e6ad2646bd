import { ActionIcon, Button, Checkbox, Popover, Text } from '@mantine/core';
import { IconChevronDown, IconChevronUp, IconColumns3, IconMinus, IconPinned, IconPinnedOff, IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import classes from './ColumnChooser.module.css';
import { type ColumnDefaults, type ColumnLayout, moveColumn, pinColumn, resizeColumn, showColumn, WIDTH_STEP } from './column-layout';

interface ColumnChooserProps {
  columns: readonly (ColumnDefaults & { label: string })[];
  layout: readonly ColumnLayout[];
  /** The columns that are left out because they are empty. */
  emptyKeys?: readonly string[];
  /** Whether the layout differs from that of the view. */
  isChanged: boolean;
  onChange: (layout: readonly ColumnLayout[]) => void;
  onShowEmpty?: (keys: readonly string[]) => void;
  /** Opens the form for own columns; null where there are none. */
  onAdd?: (() => void) | null;
  onReset: () => void;
}

const NONE: readonly string[] = [];

/** Shows, hides, moves, pins and resizes columns, with the pointer or the keyboard. */
export function ColumnChooser({ columns, layout, emptyKeys = NONE, isChanged, onChange, onShowEmpty, onAdd, onReset }: ColumnChooserProps) {
  const [status, setStatus] = useState('');
  const [isOpen, setIsOpen] = useState(false);
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const movable = layout.filter(({ key }) => byKey.get(key)?.isFixed !== true);
  return (
    <Popover opened={isOpen} onChange={setIsOpen} position="bottom-end" width={380} trapFocus returnFocus radius="md" shadow="md">
      <Popover.Target>
        <Button variant="default" size="xs" onClick={() => setIsOpen(!isOpen)} leftSection={<IconColumns3 size={16} aria-hidden="true" />}>
          Columns
          {emptyKeys.length > 0 && <span className={classes.hiddenCount}>{emptyKeys.length} empty</span>}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns" className={classes.panel}>
        <ul className={classes.list}>
          {movable.map(({ key, width, pinned, isHidden }, index) => {
            const label = byKey.get(key)?.label ?? key;
            const isLeftOut = emptyKeys.includes(key);
            const move = (by: 1 | -1) => {
              const target = movable[index + by];
              if (!target) return;
              onChange(moveColumn(layout, key, target.key));
              setStatus(`${label} is now column ${index + by + 1} of ${movable.length}`);
            };
            const resize = (by: number) => {
              onChange(resizeColumn(layout, key, width + by));
              setStatus(`${label} is ${width + by} pixels wide`);
            };
            return (
              <li key={key} className={classes.item}>
                <Checkbox
                  className={classes.name}
                  size="sm"
                  label={isLeftOut ? `${label} (empty)` : label}
                  checked={!isHidden && !isLeftOut}
                  onChange={(event) => (isLeftOut ? onShowEmpty?.([key]) : onChange(showColumn(layout, key, event.currentTarget.checked)))}
                />
                <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Make ${label} narrower`} onClick={() => resize(-WIDTH_STEP)}>
                  <IconMinus size={15} />
                </ActionIcon>
                <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Make ${label} wider`} onClick={() => resize(WIDTH_STEP)}>
                  <IconPlus size={15} />
                </ActionIcon>
                <ActionIcon
                  variant={pinned ? 'light' : 'subtle'}
                  color={pinned ? 'brand' : 'gray'}
                  size="md"
                  aria-label={`Pin ${label}`}
                  aria-pressed={pinned !== null}
                  onClick={() => onChange(pinColumn(layout, key, pinned ? null : 'start'))}
                >
                  {pinned ? <IconPinnedOff size={15} /> : <IconPinned size={15} />}
                </ActionIcon>
                <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Move ${label} up`} data-disabled={index === 0 || undefined} aria-disabled={index === 0} onClick={() => move(-1)}>
                  <IconChevronUp size={15} />
                </ActionIcon>
                <ActionIcon variant="subtle" color="gray" size="md" aria-label={`Move ${label} down`} data-disabled={index === movable.length - 1 || undefined} aria-disabled={index === movable.length - 1} onClick={() => move(1)}>
                  <IconChevronDown size={15} />
                </ActionIcon>
              </li>
            );
          })}
        </ul>
        <div className={classes.footer}>
          <Text size="xs" c="dimmed" role="status">
            {status}
          </Text>
          {/* It stays when all are shown, so that it keeps the focus. */}
          {onShowEmpty && (
            <Button variant="subtle" size="compact-sm" data-disabled={emptyKeys.length === 0 || undefined} aria-disabled={emptyKeys.length === 0} onClick={() => onShowEmpty(emptyKeys)}>
              Show empty columns
            </Button>
          )}
          {onAdd && (
            <Button
              variant="subtle"
              size="compact-sm"
              aria-haspopup="dialog"
              onClick={() => {
                setIsOpen(false);
                onAdd();
              }}
            >
              Own columns…
            </Button>
          )}
          <Button variant="subtle" size="compact-sm" disabled={!isChanged} onClick={onReset}>
            Reset columns
          </Button>
        </div>
      </Popover.Dropdown>
    </Popover>
  );
}
