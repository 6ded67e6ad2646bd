/** The columns of a table: order, width, pinned, shown. Stored settings list only columns that exist; new columns come last. */

export type PinnedSide = 'start' | 'end';

/** A column as it is stored. The order of the list is the order of the columns. */
export interface ColumnSetting {
  key: string;
  /** CSS pixels. Absent for the default width. */
  width?: number;
  pinned?: PinnedSide;
  hidden?: boolean;
}

/** A column of the table with its defaults. */
export interface ColumnDefaults {
  key: string;
  width: number;
  pinned?: PinnedSide;
  hidden?: boolean;
  /** Whether readers may hide and move it. */
  isFixed?: boolean;
}

export interface ColumnLayout {
  key: string;
  width: number;
  pinned: PinnedSide | null;
  isHidden: boolean;
}

export const MIN_WIDTH = 72;
export const MAX_WIDTH = 640;
export const WIDTH_STEP = 24;

export const clampWidth = (width: number) => Math.round(Math.min(MAX_WIDTH, Math.max(MIN_WIDTH, width)));

const isSide = (value: unknown): value is PinnedSide => value === 'start' || value === 'end';

/** Reads stored columns. Leaves out everything that is not a column setting. */
export function parseColumns(stored: unknown): ColumnSetting[] {
  if (!Array.isArray(stored)) return [];
  const keys = new Set<string>();
  return stored.flatMap((item: unknown) => {
    const { key, width, pinned, hidden } = (typeof item === 'object' && item !== null ? item : {}) as Readonly<Record<string, unknown>>;
    if (typeof key !== 'string' || keys.has(key)) return [];
    keys.add(key);
    return [{
      key,
      ...(typeof width === 'number' && Number.isFinite(width) && { width: clampWidth(width) }),
      ...(isSide(pinned) ? { pinned } : pinned === true && { pinned: 'start' as const }),
      ...(typeof hidden === 'boolean' && { hidden }),
    }];
  });
}

/** The layout of all columns: the stored ones in their order, then the others. Fixed columns keep their place. */
export function layoutColumns(defaults: readonly ColumnDefaults[], settings: readonly ColumnSetting[]): ColumnLayout[] {
  const byKey = new Map(defaults.map((column) => [column.key, column]));
  const movable = settings.filter(({ key }) => byKey.get(key) && byKey.get(key)?.isFixed !== true);
  const stored = new Map(settings.map((setting) => [setting.key, setting]));
  const order = [
    ...defaults.filter(({ isFixed }) => isFixed).map(({ key }) => key),
    ...movable.map(({ key }) => key),
    ...defaults.filter(({ key, isFixed }) => !isFixed && !stored.has(key)).map(({ key }) => key),
  ];
  return order.flatMap((key) => {
    const column = byKey.get(key);
    if (!column) return [];
    const setting = stored.get(key);
    // A stored column without a side is not pinned, whatever its default.
    const pinned = column.isFixed || !setting ? (column.pinned ?? null) : (setting.pinned ?? null);
    return [{ key, width: clampWidth(setting?.width ?? column.width), pinned, isHidden: column.isFixed ? false : (setting?.hidden ?? (setting ? false : (column.hidden ?? false))) }];
  });
}

/** The settings to store for a layout. The default layout needs none. */
export function settingsOf(defaults: readonly ColumnDefaults[], layout: readonly ColumnLayout[]): ColumnSetting[] {
  if (JSON.stringify(layout) === JSON.stringify(layoutColumns(defaults, []))) return [];
  const widths = new Map(defaults.map(({ key, width }) => [key, clampWidth(width)]));
  return layout.map(({ key, width, pinned, isHidden }) => ({
    key,
    ...(width !== widths.get(key) && { width }),
    ...(pinned !== null && { pinned }),
    ...(isHidden && { hidden: true }),
  }));
}

const change = (layout: readonly ColumnLayout[], key: string, fields: Partial<ColumnLayout>) =>
  layout.map((column) => (column.key === key ? { ...column, ...fields } : column));

export const resizeColumn = (layout: readonly ColumnLayout[], key: string, width: number) => change(layout, key, { width: clampWidth(width) });
export const pinColumn = (layout: readonly ColumnLayout[], key: string, pinned: PinnedSide | null) => change(layout, key, { pinned });
export const showColumn = (layout: readonly ColumnLayout[], key: string, isShown: boolean) => change(layout, key, { isHidden: !isShown });

/** Moves a column to the place of another one. */
export function moveColumn(layout: readonly ColumnLayout[], key: string, target: string): readonly ColumnLayout[] {
  const from = layout.findIndex((column) => column.key === key);
  const to = layout.findIndex((column) => column.key === target);
  const moving = layout[from];
  if (!moving || to === -1 || from === to) return layout;
  const rest = layout.filter((column) => column !== moving);
  return [...rest.slice(0, to), moving, ...rest.slice(to)];
}

/** Puts a column before or after another one, and pins it as that one is. */
export function placeColumn(layout: readonly ColumnLayout[], key: string, target: string, side: PinnedSide): readonly ColumnLayout[] {
  const moving = layout.find((column) => column.key === key);
  const rest = layout.filter((column) => column !== moving);
  const place = rest.findIndex((column) => column.key === target);
  const beside = rest[place];
  if (!moving || !beside) return layout;
  const index = side === 'end' ? place + 1 : place;
  return [...rest.slice(0, index), { ...moving, pinned: beside.pinned }, ...rest.slice(index)];
}

/** The column beside a shown one, among those that readers may move; null at the edge. */
export function columnBeside(layout: readonly ColumnLayout[], defaults: readonly ColumnDefaults[], key: string, by: 1 | -1): string | null {
  const movable = shownColumns(layout).filter((column) => defaults.find((each) => each.key === column.key)?.isFixed !== true);
  const index = movable.findIndex((column) => column.key === key);
  return index === -1 ? null : (movable[index + by]?.key ?? null);
}

/** Columns by where they stick. */
export interface ColumnsBySide {
  start: readonly ColumnLayout[];
  middle: readonly ColumnLayout[];
  end: readonly ColumnLayout[];
}

export const columnsBySide = (columns: readonly ColumnLayout[]): ColumnsBySide => ({
  start: columns.filter(({ pinned }) => pinned === 'start'),
  middle: columns.filter(({ pinned }) => pinned === null),
  end: columns.filter(({ pinned }) => pinned === 'end'),
});

/** The shown columns as they are on the screen: pinned to the start, in the middle, pinned to the end. */
export function shownColumns(layout: readonly ColumnLayout[]): ColumnLayout[] {
  const { start, middle, end } = columnsBySide(layout.filter(({ isHidden }) => !isHidden));
  return [...start, ...middle, ...end];
}
