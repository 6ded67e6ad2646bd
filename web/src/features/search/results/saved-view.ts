/** List or table: the reader's last choice, for an address that does not say. */
import { type View, VIEWS } from '../state';

const STORAGE_KEY = 'earshot-results-view';

export function readSavedView(): View {
  try {
    const saved = localStorage.getItem(STORAGE_KEY);
    return VIEWS.find((view) => view === saved) ?? 'list'; // Spec 9: the default results view
  } catch {
    return 'list';
  }
}

export function saveView(view: View): void {
  try {
    localStorage.setItem(STORAGE_KEY, view);
  } catch {
    // A browser without storage forgets the choice, and that is all.
  }
}
