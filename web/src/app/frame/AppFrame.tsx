import { Container } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { meQuery } from '../../api/queries';
import { browserStore } from '../../ui/navigation/storage';
import { isAppPath, paths } from '../../urls/paths';
import { useLocalPreferencesUpload } from '../../widgets/preferences';
import { ErrorState } from '../../widgets/ErrorState';
import { BottomBar } from './BottomBar';
import { FrameActions } from './FrameActions';
import classes from './Frame.module.css';
import { LongWorkNotices } from './LongWorkNotices';
import { Rail } from './Rail';
import { TopBar } from './TopBar';
import { useSession } from './useSession';
import { useTeamEvents } from './useTeamEvents';

interface AppFrameProps {
  onOpenPalette: () => void;
  onOpenShortcuts: () => void;
  /** Below the content of public pages. */
  footer: ReactNode;
  children: ReactNode;
}

const RAIL_KEY = 'earshot-rail';
const store = browserStore('localStorage');

/** The frame of the pages: the rail with the main pages, lists and quota, or a bar at the bottom of a phone. */
export function AppFrame({ onOpenPalette, onOpenShortcuts, footer, children }: AppFrameProps) {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { data: me, isError, error, refetch } = useQuery(meQuery);
  const [isCollapsed, setIsCollapsed] = useState(() => store.getItem(RAIL_KEY) === 'collapsed');
  const toggleRail = () => {
    store.setItem(RAIL_KEY, isCollapsed ? 'open' : 'collapsed');
    setIsCollapsed(!isCollapsed);
  };
  const isSignedIn = Boolean(me?.user);
  useTeamEvents(isSignedIn);
  useLocalPreferencesUpload();
  useSession();

  return (
    <div className={classes.frame} data-collapsed={isCollapsed || undefined}>
      <FrameActions onToggleRail={toggleRail} />
      {isSignedIn && <LongWorkNotices />}
      <Rail isCollapsed={isCollapsed} onToggle={toggleRail} onOpenShortcuts={onOpenShortcuts} />
      <div className={classes.page}>
        <TopBar hasSearchBox={path !== paths.home()} onOpenPalette={onOpenPalette} />
        <main id="content" tabIndex={-1} className={classes.main}>
          {me === undefined && isError && isAppPath(path) ? (
            <Container size="sm" py={72}>
              <ErrorState title="Couldn’t load your account" error={error} onRetry={() => void refetch()} />
            </Container>
          ) : (
            children
          )}
        </main>
        {footer}
      </div>
      <BottomBar onOpenShortcuts={onOpenShortcuts} />
    </div>
  );
}
