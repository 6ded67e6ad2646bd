/** The dialogs of lists. Their code is loaded when they open, so that public pages don’t carry it. */
import { Button, Modal, Text } from '@mantine/core';
import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../../ui/navigation/chunks';

function lazyDialog<Props extends { onClose: () => void }>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadChunk(load).then((dialog) => ({ default: dialog }), () => ({ default: MissingDialog as ComponentType<Props> })));
}

/** Stands in for a dialog whose code could not be loaded. */
function MissingDialog({ onClose }: { onClose: () => void }) {
  return (
    <Modal opened onClose={onClose} title="This dialog couldn’t be loaded" closeButtonProps={{ 'aria-label': 'Close' }}>
      <Text mb="md">Check your connection, then reload the page.</Text>
      <Button onClick={() => location.reload()}>Reload page</Button>
    </Modal>
  );
}

export const AddToListDialog = lazyDialog(async () => (await import('./AddToListDialog')).AddToListDialog);
export const ExportDialog = lazyDialog(async () => (await import('./ExportDialog')).ExportDialog);
export const ImportDialog = lazyDialog(async () => (await import('./ImportDialog')).ImportDialog);
export const ShareDialog = lazyDialog(async () => (await import('./ShareDialog')).ShareDialog);
