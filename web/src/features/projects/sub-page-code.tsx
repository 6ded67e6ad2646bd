import { type ComponentType, lazy, useState } from 'react';
import type { ProjectDetails } from '../../api/lists/types';
import { loadChunk } from '../../ui/navigation/chunks';

export interface SubPageProps {
  project: ProjectDetails;
}

/**
 * A part of a project whose code is a file of its own. Code that is already loaded is rendered immediately; with Suspense, React
 * would show the placeholder for a third of a second.
 */
export function loadSubPage(importPage: () => Promise<ComponentType<SubPageProps>>): { Component: ComponentType<SubPageProps>; preload: () => Promise<unknown> } {
  let loaded: ComponentType<SubPageProps> | null = null;
  const load = async () => {
    loaded = await loadChunk(importPage);
    return loaded;
  };
  const Deferred = lazy(async () => ({ default: await load() }));
  return {
    Component: function SubPage(props) {
      const [Page] = useState(() => loaded ?? Deferred);
      return <Page {...props} />;
    },
    // After a failure, opening the part tries again.
    preload: () => load().catch(() => undefined),
  };
}
