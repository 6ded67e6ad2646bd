/** Somebody who works through a list makes a change each second. Only the message of the latest one stays, with its Undo. */
import { notifications } from '@mantine/notifications';
import { showUndo } from '../../../widgets/undo';

let shown: string | null = null;

export function showLatestUndo(changeId: string | null, message: string): void {
  if (shown !== null && shown !== changeId) notifications.hide(shown);
  shown = changeId;
  showUndo(changeId, message);
}
