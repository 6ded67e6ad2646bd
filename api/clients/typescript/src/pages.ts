/** Iterates over paged lists. */

export interface IterOptions {
  /** Stops after this number of items. */
  maxItems?: number;
}

/** How a list is paged: by number or by cursor. `items` and `next` are paths in the response. */
export type Paging = { by: 'skip'; items: string; limit: number } | { by: 'cursor'; items: string; next: string };

type Bag = Record<string, unknown>;

const at = (data: unknown, path: string): unknown => path.split('.').reduce<unknown>((inner, name) => (inner as Bag | null | undefined)?.[name], data);

/** Yields the items of all pages. Requests a page when the items of the previous one are used up. */
export async function* pages<Item>(
  fetchPage: (input: Bag) => Promise<unknown>, input: Bag, paging: Paging, { maxItems = Infinity }: IterOptions = {},
): AsyncGenerator<Item, void, undefined> {
  const limit = paging.by === 'skip' ? Number(input.limit ?? paging.limit) : 0;
  let position: Bag = paging.by === 'skip' ? { skip: Number(input.skip ?? 0), limit } : {};
  for (let left = maxItems; left > 0; ) {
    const data = await fetchPage({ ...input, ...position });
    const items = (at(data, paging.items) ?? []) as Item[];
    for (const item of items) {
      if (left <= 0) return;
      left -= 1;
      yield item;
    }
    if (items.length === 0) return;
    if (paging.by === 'skip') {
      if (items.length < limit) return;
      position = { skip: Number(position.skip) + items.length, limit };
    } else {
      const cursor = at(data, paging.next);
      if (typeof cursor !== 'string' || cursor === position.cursor) return;
      position = { cursor };
    }
  }
}
