/** Undoes changes, and separates the changes of this page from those of others. */
import { call } from './call';

export interface UndoResult {
  restoredCount: number;
  /** What was left as it is, because somebody has changed it since. */
  left: { id: string; reason: string }[];
}

/** Undoes a change within 10 minutes. Undoing the undo works too: the answer is a change of its own when it has a `changeId`. */
export const undoChange = (changeId: string) => call<UndoResult>('POST', '/api/v1/changes/{changeId}/undo', { path: { changeId } });

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
