import { useQuery } from '@tanstack/react-query';
import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { meQuery } from '../api/queries';
import { MissingDialog } from '../ui/dialogs/MissingDialog';
import { loadChunk } from '../ui/navigation/chunks';
import { followingPart } from '../ui/navigation/lazy-part';
import { onKeyDown, useShortcut } from '../ui/navigation/shortcuts';
import { isAppPath, isClientPath, paths } from '../urls/paths';
import { Footer } from './Footer';
import { GlobalActions } from './GlobalActions';
import { Header } from './Header';
import { LazyAppFrame } from './LazyAppFrame';
import { OfflineBanner } from './OfflineBanner';
import { holdTypedKeys, releaseTypedKeys } from './palette-keys';
import classes from './Shell.module.css';
import { useIsFramed } from './useIsFramed';

const PALETTE_KEY_LABEL = navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';

const CommandPalette = lazy(() => loadChunk(() => import('./CommandPalette')).catch(() => ({ default: UnloadedDialog })));
const ShortcutsDialog = lazy(() => loadChunk(() => import('./ShortcutsDialog')).catch(() => ({ default: UnloadedDialog })));

/** Messages that are shown before wait for it. */
const Toasts = followingPart(async () => (await import('./Toasts')).Toasts);

/** Stands in for a dialog whose code could not be loaded. Keys go to the page again. */
function UnloadedDialog({ onClose }: { onClose: () => void }) {
  useEffect(() => void releaseTypedKeys(), []);
  return <MissingDialog onClose={onClose} />;
}

/** Announces the title of a new page to screen readers. Another query of the same page has another title, which its content announces. */
function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const query = useRouterState({ select: (state) => state.location.searchStr });
  const [announced, setAnnounced] = useState({ title: '', query: '' });
  useEffect(() => {
    if (!path) return undefined;
    const timer = setTimeout(() => setAnnounced({ title: document.title, query: location.search }), 300);
    return () => clearTimeout(timer);
  }, [path]);
  const title = announced.query === query ? announced.title : '';
  return (
    <div className="visually-hidden" role="status" aria-live="polite">
      {title}
    </div>
  );
}

/** The path of the page that is shown. The location is that of the next one as soon as a link is followed. */
const useShownPath = () => useRouterState({ select: ({ matches, location }) => (matches.length > 1 ? (matches.at(-1)?.pathname ?? location.pathname) : location.pathname) });

export function Shell() {
  const path = useShownPath();
  const isFramed = useIsFramed(path);
  const { data: me } = useQuery(meQuery);
  const [isPaletteOpen, setIsPaletteOpen] = useState(false);
  const [areShortcutsOpen, setAreShortcutsOpen] = useState(false);
  const openPalette = () => {
    holdTypedKeys();
    setIsPaletteOpen(true);
  };
  const openShortcuts = () => setAreShortcutsOpen(true);
  useShortcut({ key: 'mod+k', keyLabel: PALETTE_KEY_LABEL, label: 'Go to any page or podcast' }, openPalette);
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      {/* Before the page, whose own keys take precedence. */}
      <GlobalActions onOpenShortcuts={openShortcuts} />
      <a className={classes.skip} href="#content">
        Skip to content
      </a>
      <OfflineBanner />
      {isFramed ? (
        <LazyAppFrame onOpenPalette={openPalette} onOpenShortcuts={openShortcuts} footer={isAppPath(path) ? null : <Footer onOpenShortcuts={openShortcuts} />}>
          <Outlet />
        </LazyAppFrame>
      ) : isClientPath(path) ? (
        <main id="content" tabIndex={-1} className={classes.main}>
          <Outlet />
        </main>
      ) : (
        <>
          <Header hasSearchBox={path !== paths.home()} onOpenPalette={openPalette} />
          <main id="content" tabIndex={-1} className={classes.main}>
            <Outlet />
          </main>
          <Footer onOpenShortcuts={openShortcuts} />
        </>
      )}
      <RouteAnnouncer />
      <Suspense>
        {isPaletteOpen && <CommandPalette onClose={() => setIsPaletteOpen(false)} />}
        {areShortcutsOpen && <ShortcutsDialog onClose={() => setAreShortcutsOpen(false)} />}
        {me?.user && <Toasts />}
      </Suspense>
    </>
  );
}
