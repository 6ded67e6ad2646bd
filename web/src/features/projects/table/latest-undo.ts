/** A reader may make a change every second. Only the message of the latest change stays, with its Undo. */
import { notifications } from '@mantine/notifications';
import { showUndo } from '../../../widgets/undo';

let shown: string | null = null;

export function showLatestUndo(changeId: string | null, message: string): void {
  if (shown !== null && shown !== changeId) notifications.hide(shown);
  shown = changeId;
  showUndo(changeId, message);
}
