/** The focus on a board: one card, which the arrow keys move within its column and to the columns beside it. */

export interface BoardCards {
  key: string;
  /** The cards from top to bottom. A collapsed column has none. */
  cards: readonly string[];
}

export type BoardMove = 'up' | 'down' | 'left' | 'right' | 'first' | 'last';

/** Returns the column and the place of a card. */
export function findCard(columns: readonly BoardCards[], card: string | null): { column: number; place: number } | null {
  if (card === null) return null;
  for (const [column, { cards }] of columns.entries()) {
    const place = cards.indexOf(card);
    if (place !== -1) return { column, place };
  }
  return null;
}

/** Returns the card that the focus moves to. Columns without cards are skipped. */
export function moveFocus(columns: readonly BoardCards[], card: string | null, move: BoardMove): string | null {
  const from = findCard(columns, card);
  if (!from) return columns.find(({ cards }) => cards.length > 0)?.cards[0] ?? null;
  const cards = columns[from.column]?.cards ?? [];
  switch (move) {
    case 'up':
      return cards[Math.max(0, from.place - 1)] ?? card;
    case 'down':
      return cards[Math.min(cards.length - 1, from.place + 1)] ?? card;
    case 'first':
      return cards[0] ?? card;
    case 'last':
      return cards.at(-1) ?? card;
    case 'left':
    case 'right': {
      const others = move === 'left' ? columns.slice(0, from.column).toReversed() : columns.slice(from.column + 1);
      const next = others.find((column) => column.cards.length > 0)?.cards;
      return next?.[Math.min(from.place, next.length - 1)] ?? card;
    }
  }
}

/** The key of the column beside that of a card, for moving the card there. Collapsed columns count. */
export function columnBeside(columns: readonly BoardCards[], columnKey: string, move: 'left' | 'right'): string | null {
  const index = columns.findIndex(({ key }) => key === columnKey);
  return index === -1 ? null : (columns[index + (move === 'left' ? -1 : 1)]?.key ?? null);
}
