/** The data of drags on a board. Cards of one board are not dropped on another. */

type DragData = Readonly<Record<string | symbol, unknown>>;

export const cardData = (boardId: string, card: string) => ({ boardId, card });
export const columnData = (boardId: string, column: string) => ({ boardId, column });

const read = (data: DragData, boardId: string, name: 'card' | 'column') => (data.boardId === boardId && typeof data[name] === 'string' ? data[name] : null);

export const readCard = (data: DragData, boardId: string) => read(data, boardId, 'card');
export const readColumn = (data: DragData, boardId: string) => read(data, boardId, 'column');
