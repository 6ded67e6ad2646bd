import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { meQuery } from '../api/queries';
import { isAppPath, isOutsidePath } from '../urls/paths';
import { hasSessionHint, rememberSession } from './session-hint';

/** Whether the page has the rail: all pages of the application, and for readers with a session the public ones too. */
export function useIsFramed(path: string): boolean {
  const { data: me } = useQuery(meQuery);
  const isSignedIn = me ? me.user !== null : hasSessionHint();
  useEffect(() => {
    if (me) rememberSession(me.user !== null);
  }, [me]);
  return isAppPath(path) || (isSignedIn && !isOutsidePath(path));
}
