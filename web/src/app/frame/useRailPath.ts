import { useRouterState } from '@tanstack/react-router';
import { useEffect } from 'react';
import { railPath, rememberOrigin } from './origin';

/** The path whose place in the rail is marked: of a podcast, the page that led to it. */
export function useRailPath(): string {
  const path = useRouterState({ select: (state) => state.location.pathname });
  useEffect(() => rememberOrigin(path), [path]);
  return railPath(path);
}
