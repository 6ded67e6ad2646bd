import { useEffect, useEffectEvent } from 'react';
import { browserStore } from '../../ui/navigation/storage';
import { usePreferences } from '../../widgets/preferences';
import { type View, VIEWS } from './state';

/** Where the view was kept before there were preferences. */
const OLD_KEY = 'earshot-results-view';

/** Returns the reader's last view, list or table, which applies when the URL has none. It is kept on the server for signed-in readers. */
export function useResultsView(): [View, (view: View) => void] {
  const { preferences, areLoaded, change } = usePreferences();
  const setView = (view: View) => void change({ search: { defaultResultsView: view } });
  const move = useEffectEvent(() => {
    const store = browserStore('localStorage');
    const old = VIEWS.find((view) => view === store.getItem(OLD_KEY));
    store.removeItem(OLD_KEY);
    if (old && old !== preferences.search.defaultResultsView) setView(old);
  });
  useEffect(() => {
    if (areLoaded) move();
  }, [areLoaded]);
  return [preferences.search.defaultResultsView, setView];
}
