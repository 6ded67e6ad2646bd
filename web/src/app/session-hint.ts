/** Whether this browser had a session at the last response, so that a public page opens with its frame before the next one. */
import { browserStore } from '../ui/navigation/storage';

const KEY = 'earshot-session';
const store = browserStore('localStorage');

export const hasSessionHint = () => store.getItem(KEY) !== null;

export function rememberSession(isSignedIn: boolean): void {
  if (isSignedIn) store.setItem(KEY, 'yes');
  else store.removeItem(KEY);
}
