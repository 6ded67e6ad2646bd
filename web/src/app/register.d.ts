import type { AppRouter } from './router';

declare module '@tanstack/react-router' {
  interface Register {
    router: AppRouter;
  }
}
