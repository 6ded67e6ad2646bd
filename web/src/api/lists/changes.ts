/** Undoes changes, and separates the changes of this page from those of others. */
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';

/** The entries that an undo restored, and those it left unchanged: `changed-since`, `removed-since`, `listed-again`, `limit` when the plan's limit is reached, or `files-ended` for a guest whose files are gone. */
export type UndoResult = Output<'/api/v1/changes/{changeId}/undo', 'post'>;

/** Undoes a change within 10 minutes. */
export const undoChange = (changeId: string): Promise<UndoResult> => unwrap(client.POST('/api/v1/changes/{changeId}/undo', { params: { path: { changeId } } }));

const MAX_OWN_CHANGES = 200;
const ownChanges = new Set<string>();

/** Remembers that this page made the change, so that its event does not fetch again what the page shows already. */
export async function recordChange<Data extends { changeId?: string | null }>(response: Promise<Data>): Promise<Data> {
  const data = await response;
  if (data.changeId) {
    ownChanges.add(data.changeId);
    const [oldest] = ownChanges;
    if (ownChanges.size > MAX_OWN_CHANGES && oldest !== undefined) ownChanges.delete(oldest);
  }
  return data;
}

export const isOwnChange = (changeId: string | null | undefined) => Boolean(changeId && ownChanges.has(changeId));
