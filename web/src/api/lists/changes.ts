/** Undoes changes, and separates the changes of this page from those of others. */
import { call } from './call';

export interface UndoResult {
  restoredCount: number;
  /** What was left as it is. Reasons: `changed-since`, `removed-since`, `listed-again`, or `limit` when the plan has no room. */
  left: { id: string; reason: string }[];
  /** The undo itself is a change, which can be undone too. */
  changeId?: string | null;
}

/** Undoes a change within 10 minutes. */
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
