import { lazyRouteComponent } from '@tanstack/react-router';
import { loadChunk } from '../ui/chunks';

/** The frame of the application's pages. Its code is loaded with the first of them, since visitors of public pages need none of it. */
export const AppFrame = lazyRouteComponent(() => loadChunk(() => import('./frame/AppFrame')), 'AppFrame');
