/** Lists that come in pages, as one. */

export interface IterOptions {
  /** Ends after so many. */
  maxItems?: number;
}

/** How a list is paged: by what moves on, and where its items lie in the answer. */
export type Paging = { by: 'skip'; items: string; limit: number } | { by: 'cursor'; items: string; next: string };

type Bag = Record<string, unknown>;

const at = (data: unknown, path: string): unknown => path.split('.').reduce<unknown>((inner, name) => (inner as Bag | null | undefined)?.[name], data);

/** Requests page after page, each when the previous one is used up. */
export async function* pages<Item>(
  ask: (input: Bag) => Promise<unknown>, input: Bag, paging: Paging, { maxItems = Infinity }: IterOptions = {},
): AsyncGenerator<Item, void, undefined> {
  const limit = paging.by === 'skip' ? Number(input.limit ?? paging.limit) : 0;
  let moves: Bag = paging.by === 'skip' ? { skip: Number(input.skip ?? 0), limit } : {};
  for (let left = maxItems; left > 0; ) {
    const data = await ask({ ...input, ...moves });
    const items = (at(data, paging.items) ?? []) as Item[];
    for (const item of items) {
      if (left <= 0) return;
      left -= 1;
      yield item;
    }
    if (items.length === 0) return;
    if (paging.by === 'skip') {
      if (items.length < limit) return;
      moves = { skip: Number(moves.skip) + items.length, limit };
    } else {
      const cursor = at(data, paging.next);
      if (typeof cursor !== 'string' || cursor === moves.cursor) return;
      moves = { cursor };
    }
  }
}
