import { Button, Menu } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DownloadedFile } from '../api/download';
import { downloadSheet, MAX_SHEET_ROWS, SHEET_FORMATS, type SheetFormat, type SheetSource } from '../api/sheets';
import { formatCount } from '../ui/text/format';
import { saveFile } from '../ui/plot/saveFile';
import { useActions } from '../ui/navigation/shortcuts';
import { FORMAT_LABELS } from './lists/export-choice';
import { showFailure, showMessage } from './undo';

interface SheetExportMenuProps {
  source: SheetSource;
  /** What is exported, within a sentence: "these episodes". */
  subject: string;
  size?: 'xs' | 'sm';
  /** While it is unknown whether there is anything to export, the button keeps its place. */
  isWaiting?: boolean;
}

/** "episodes-2026-11-21.csv is in your downloads". A full file may be a part of what there is. */
export const describeDownload = ({ name, rowCount }: Pick<DownloadedFile, 'name' | 'rowCount'>) =>
  `${name} is in your downloads${rowCount === MAX_SHEET_ROWS ? `, with the first ${formatCount(MAX_SHEET_ROWS)} rows` : ''}`;

/** Downloads what the page shows as a file. The palette offers it as CSV. */
export function SheetExportMenu({ source, subject, size = 'sm', isWaiting = false }: SheetExportMenuProps) {
  const queryClient = useQueryClient();
  const save = useMutation({
    mutationFn: (format: SheetFormat) => downloadSheet(source, format),
    onSuccess: (file) => {
      saveFile(file.content, file.name);
      showMessage(describeDownload(file));
      void queryClient.invalidateQueries({ queryKey: ['usage-current'] });
    },
    onError: (error) => showFailure('Couldn’t create the file', error),
  });
  useActions(isWaiting ? [] : [{ label: `Export ${subject} as CSV`, keywords: 'download excel spreadsheet', run: () => save.mutate('csv') }]);
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <Button variant="default" size={size} disabled={isWaiting} leftSection={<IconDownload size={size === 'xs' ? 15 : 16} aria-hidden="true" />} loading={save.isPending}>
          Export
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Label>Export {subject}</Menu.Label>
        {SHEET_FORMATS.map((format) => (
          <Menu.Item key={format} onClick={() => save.mutate(format)}>
            {FORMAT_LABELS[format].label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
