/** Loads the code of a page when it is opened. If the code cannot be loaded, `MissingCodePage` takes its place. */
import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadChunk } from '../ui/navigation/chunks';
import { MissingCodePage, reloadGuard } from './MissingCodePage';

export function lazyPage<Name extends string>(load: () => Promise<Record<Name, ComponentType>>, name: Name) {
  return lazyRouteComponent(async (): Promise<{ default: ComponentType }> => {
    try {
      const module = await loadChunk(load);
      reloadGuard.clear();
      return { default: module[name] };
    } catch {
      return { default: MissingCodePage };
    }
  });
}
