/** The dialogs of lists. Their code is loaded when they open, so that public pages don’t carry it. */
import { type ComponentType, lazy } from 'react';
import { MissingDialog } from '../../ui/dialogs/MissingDialog';
import { loadChunk } from '../../ui/navigation/chunks';

function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadChunk(load).then((dialog) => ({ default: dialog }), () => ({ default: MissingDialog as ComponentType<Props> })));
}

export const AddToListDialog = lazyDialog(async () => (await import('./AddToListDialog')).AddToListDialog);
export const ExportDialog = lazyDialog(async () => (await import('./ExportDialog')).ExportDialog);
export const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);
export const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);
