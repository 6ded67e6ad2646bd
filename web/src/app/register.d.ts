import type { QueryClient } from '@tanstack/react-query';
import type { AppRouter } from './router';
import type { RouteAccess } from './route-access';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
  interface StaticDataRouteOption {
    /** Who may open the page. Without it, pages of the application need a session and all others are public. */
    access?: RouteAccess;
    /** Requests what the page shows, while the code of the frame is loaded. It must not throw. */
    start?: (options: { queryClient: QueryClient; params: Readonly<Record<string, string>> }) => void;
  }
}
