import { Button, Group, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { downloadOneSheet, ONE_SHEET_FORMATS, type OneSheetFormat } from '../../api/guests/extras';
import { saveFile } from '../../ui/plot/saveFile';
import { ErrorState } from '../../widgets/ErrorState';
import type { GuestEditor } from './guest-editor';
import classes from './Guests.module.css';

interface OneSheetProps {
  guestId: string;
  editor: GuestEditor;
}

/** Downloads of the page that hosts get. */
export function OneSheet({ guestId, editor }: OneSheetProps) {
  const download = useMutation({
    mutationFn: async (format: OneSheetFormat) => {
      await editor.flush();
      return downloadOneSheet(guestId, format);
    },
    onSuccess: ({ content, name }) => saveFile(content, name),
  });
  return (
    <section className={classes.panel} aria-labelledby="one-sheet">
      <div>
        <Title order={2} size="h5" id="one-sheet">
          One-sheet
        </Title>
        <Text size="sm" c="dimmed">
          Name, bios, topics and contact details, for hosts.
        </Text>
      </div>
      <Group gap="xs">
        {ONE_SHEET_FORMATS.map((format) => (
          <Button
            key={format}
            variant="default"
            size="sm"
            leftSection={<IconDownload size={16} aria-hidden="true" />}
            aria-label={`Download as ${format.toUpperCase()}`}
            loading={download.isPending && download.variables === format}
            onClick={() => download.mutate(format)}
          >
            {format.toUpperCase()}
          </Button>
        ))}
      </Group>
      {download.isError && <ErrorState title="The one-sheet wasn’t downloaded" error={download.error} />}
    </section>
  );
}
