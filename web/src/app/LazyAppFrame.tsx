import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { loadChunk } from '../ui/navigation/chunks';
import type { AppFrame } from './frame/AppFrame';
import { PendingPage } from './PendingPage';

const importFrame = () => loadChunk(() => import('./frame/AppFrame'));
const DeferredFrame = lazy(async () => ({ default: (await importFrame()).AppFrame }));
let loadedFrame: typeof AppFrame | null = null;

/** Loads the frame before it is shown, so that it appears together with the page. After a failure, showing the frame tries again. */
export async function loadAppFrame(): Promise<void> {
  try {
    loadedFrame = (await importFrame()).AppFrame;
  } catch {
    loadedFrame = null;
  }
}

/** The frame of the application's pages. Its code is loaded with the first of them, since visitors of public pages need none of it. */
export function LazyAppFrame(props: ComponentProps<typeof AppFrame>) {
  const [Frame] = useState(() => loadedFrame ?? DeferredFrame);
  return (
    <Suspense fallback={<PendingPage />}>
      <Frame {...props} />
    </Suspense>
  );
}
