/** Stores the reader's last view, list or table. It applies when the URL has none. */
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
    // Without storage the browser forgets the view. Nothing else depends on it.
  }
}
