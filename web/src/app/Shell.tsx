import { Outlet, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { onKeyDown, useShortcut } from '../ui/shortcuts';
import { Footer } from './Footer';
import { Header } from './Header';
import { OfflineBanner } from './OfflineBanner';
import { paths } from './paths';
import classes from './Shell.module.css';

const PALETTE_KEYS = navigator.userAgent.includes('Mac') ? '⌘ K' : 'Ctrl K';

const Palette = lazy(() => import('./Palette'));
const ShortcutsDialog = lazy(() => import('./ShortcutsDialog'));

/** Says to a screen reader that another page is shown. */
function RouteAnnouncer() {
  const path = useRouterState({ select: (state) => state.resolvedLocation?.pathname });
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (!path) return undefined;
    const timer = setTimeout(() => setTitle(document.title), 300);
    return () => clearTimeout(timer);
  }, [path]);
  return (
    <div className={classes.announcer} role="status" aria-live="polite">
      {title}
    </div>
  );
}

export function Shell() {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const [palette, setPalette] = useState(false);
  const [shortcuts, setShortcuts] = useState(false);
  useShortcut({ key: 'mod+k', shown: PALETTE_KEYS, label: 'Go to any page or podcast' }, () => setPalette(true));
  useShortcut({ key: '?', shown: '?', label: 'Show the keyboard shortcuts' }, () => setShortcuts(true));
  useEffect(() => {
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    <>
      <a className={classes.skip} href="#content">
        Skip to the content
      </a>
      <Header withSearch={path !== paths.home() && path !== paths.app()} onPalette={() => setPalette(true)} />
      <OfflineBanner />
      <main id="content" tabIndex={-1} className={classes.main}>
        <Outlet />
      </main>
      <Footer onShortcuts={() => setShortcuts(true)} />
      <RouteAnnouncer />
      <Suspense>
        {palette && <Palette onClose={() => setPalette(false)} onShortcuts={() => setShortcuts(true)} />}
        {shortcuts && <ShortcutsDialog onClose={() => setShortcuts(false)} />}
      </Suspense>
    </>
  );
}
