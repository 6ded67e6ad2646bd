import { useQuery } from '@tanstack/react-query';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import { type ProjectView, projectViewsQuery } from '../../../api/lists/views';
import type { ColumnSetting } from '../../../ui/data-table/column-layout';
import { browserStore } from '../../../ui/navigation/storage';
import { paths } from '../../../urls/paths';
import type { QueryString } from '../../../urls/query-string';
import { readColumns, rememberColumns } from './column-memory';
import type { ListSort } from './list-sorts';
import { ALL_PODCASTS, DEFAULT_SETTINGS, formatListUrl, fromStoredSettings, isModified, type ListUrl, parseListUrl, type ViewSettings } from './list-view';

const store = browserStore('localStorage');

interface UrlChange extends Partial<ListUrl> {
  settings?: ViewSettings;
  /** Replaces the entry of the history, so that Back does not undo every letter. */
  isReplaced?: boolean;
}

/** The view of a list that the URL shows: a stored view, or all podcasts with these sorts, and the changes of the reader. */
export function useListView(project: string, sorts: readonly ListSort[]) {
  const router = useRouter();
  const location = useRouterState({ select: (state) => state.location });
  const { data, isPending } = useQuery(projectViewsQuery(project));
  /** The columns that were changed on this page, of one view. */
  const [changed, setChanged] = useState<{ view: string; columns: readonly ColumnSetting[] | null }>({ view: '', columns: null });
  const query = location.search as QueryString;
  const parsed = useMemo(() => parseListUrl(query), [query]);
  const views = useMemo(() => data?.views ?? [], [data]);

  const chosen: ProjectView | null = useMemo(
    () => (parsed.viewId === null ? (views.find(({ isDefault }) => isDefault) ?? null) : (views.find(({ id }) => id === parsed.viewId) ?? null)),
    [views, parsed.viewId],
  );
  const isMissing = !isPending && parsed.viewId !== null && parsed.viewId !== ALL_PODCASTS && chosen === null;
  const base = useMemo(() => (chosen ? fromStoredSettings(chosen.settings) : { ...DEFAULT_SETTINGS, sorts }), [chosen, sorts]);
  const memoryKey = `${project}:${chosen?.id ?? ALL_PODCASTS}`;
  const settings = useMemo((): ViewSettings => {
    const columns = changed.view === memoryKey ? changed.columns : readColumns(store, memoryKey);
    return { ...parsed.settingsOver(base), columns: columns ?? base.columns };
  }, [parsed, base, memoryKey, changed]);

  const url: ListUrl = { viewId: parsed.viewId, openId: parsed.openId, panel: parsed.panel };
  function hrefOf({ settings: next = settings, viewId = url.viewId, openId = url.openId, panel = url.panel }: UrlChange, over = base): string {
    const subPage = location.pathname.endsWith('/podcasts') ? 'podcasts' : null;
    return paths.project(project, subPage, formatListUrl({ viewId, openId, panel }, next, over));
  }

  return {
    views,
    /** The stored view. Null for all podcasts. */
    view: chosen,
    /** Whether the rows may be shown: the view of the URL is loaded. */
    isReady: !isPending || parsed.viewId === ALL_PODCASTS,
    ignored: isMissing ? [...parsed.ignored, 'view'] : parsed.ignored,
    base,
    settings,
    isModified: isModified(settings, base),
    openId: parsed.openId,
    panel: parsed.panel,
    change: (change: UrlChange) => void router.navigate({ href: hrefOf(change), replace: change.isReplaced === true, resetScroll: false }),
    setSettings: (next: ViewSettings, isReplaced = false) => void router.navigate({ href: hrefOf({ settings: next }), replace: isReplaced, resetScroll: false }),
    setColumns: (columns: readonly ColumnSetting[] | null) => {
      const remembered = JSON.stringify(columns) === JSON.stringify(base.columns) ? null : columns;
      rememberColumns(store, memoryKey, remembered);
      setChanged({ view: memoryKey, columns: remembered });
    },
    /** Opens a view as it is stored. */
    openView: (viewId: string) => void router.navigate({ href: hrefOf({ viewId, settings: DEFAULT_SETTINGS }, DEFAULT_SETTINGS), resetScroll: false }),
  };
}

export type ListView = ReturnType<typeof useListView>;
