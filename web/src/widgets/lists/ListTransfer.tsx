import { Button, Group } from '@mantine/core';
import { IconDownload, IconFileUpload, IconShare } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import type { ListedState, ProjectSummary } from '../../api/lists/types';
import { useActions } from '../../ui/navigation/shortcuts';
import { ExportDialog, ImportDialog, ShareDialog } from './lazy-dialogs';
import classes from './ListTransfer.module.css';

interface ListTransferProps {
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name' | 'status'>;
  /** The states that are shown; an export has the same. Empty for all. */
  states?: readonly ListedState[];
}

const ALL_STATES: readonly ListedState[] = [];

/** Imports into a list, exports it, and shares it with a client. The palette offers the same. */
export function ListTransfer({ project, states = ALL_STATES }: ListTransferProps) {
  const [open, setOpen] = useState<'import' | 'export' | 'share' | null>(null);
  const isArchived = project.status === 'ARCHIVED';
  const close = () => setOpen(null);
  useActions([
    ...(isArchived ? [] : [{ label: `Import podcasts into ${project.name}`, keywords: 'csv opml paste upload', run: () => setOpen('import') }]),
    { label: `Export ${project.name}`, keywords: 'download csv excel', run: () => setOpen('export') },
    { label: `Share ${project.name} with a client`, keywords: 'client view link', run: () => setOpen('share') },
  ]);
  return (
    <>
      <Group gap="xs" className={classes.transfer}>
        {!isArchived && (
          <Button variant="default" leftSection={<IconFileUpload size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen('import')}>
            Import
          </Button>
        )}
        <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen('export')}>
          Export
        </Button>
        <Button variant="default" leftSection={<IconShare size={16} aria-hidden="true" />} aria-haspopup="dialog" onClick={() => setOpen('share')}>
          Share
        </Button>
      </Group>
      <Suspense>
        {open === 'import' && <ImportDialog project={project} onClose={close} />}
        {open === 'export' && <ExportDialog source={{ kind: 'project', project: project.projectId, states }} subject={project.name} onClose={close} />}
        {open === 'share' && <ShareDialog project={project} onClose={close} />}
      </Suspense>
    </>
  );
}
