import { Button, Group, Switch, Text, Title } from '@mantine/core';
import { IconDownload, IconEye } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { downloadOneSheet, ONE_SHEET_FORMATS, type OneSheetFormat } from '../../api/guests/profile-calls';
import { Dialog } from '../../ui/dialogs/Dialog';
import { saveFile } from '../../ui/plot/saveFile';
import { RichText } from '../../ui/text/RichText';
import { ErrorState } from '../../widgets/ErrorState';
import type { GuestEditor } from './guest-editor';
import classes from './Guests.module.css';

/** The content of the file. Its styles are for the file alone: parsing them here would violate our Content Security Policy. */
const bodyOf = (page: string) => page.replace(/^[\s\S]*<body[^>]*>/i, '').replaceAll(/ style="[^"]*"/gi, '');

interface OneSheetProps {
  guestId: string;
  editor: GuestEditor;
}

/** The one-sheet for hosts: a preview, and downloads. */
export function OneSheet({ guestId, editor }: OneSheetProps) {
  const [showsTopicsToAvoid, setShowsTopicsToAvoid] = useState(false);
  const download = useMutation({
    mutationFn: async (format: OneSheetFormat) => {
      await editor.flush();
      return downloadOneSheet(guestId, format, showsTopicsToAvoid);
    },
    onSuccess: ({ content, name }) => saveFile(content, name),
  });
  const preview = useMutation({
    mutationFn: async () => {
      await editor.flush();
      return bodyOf(await (await downloadOneSheet(guestId, 'html', showsTopicsToAvoid)).content.text());
    },
  });
  return (
    <section className={`fieldset ${classes.panel}`} aria-labelledby="one-sheet">
      <div>
        <Title order={2} size="h5" id="one-sheet">
          One-sheet
        </Title>
        <Text size="sm" c="dimmed">
          Name, bios, topics and contact details, for hosts.
        </Text>
      </div>
      <Switch
        label="Show topics to avoid"
        description="Hosts who read them may bring them up"
        checked={showsTopicsToAvoid}
        onChange={(event) => setShowsTopicsToAvoid(event.currentTarget.checked)}
      />
      <Group gap="xs">
        <Button variant="light" size="sm" leftSection={<IconEye size={16} aria-hidden="true" />} loading={preview.isPending} onClick={() => preview.mutate()}>
          Preview
        </Button>
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
      {download.data?.missingLetters && (
        <Text size="sm" role="status">
          The PDF cannot show some letters ({download.data.missingLetters}) and names them instead. The DOCX and HTML versions have all.
        </Text>
      )}
      {download.isError && <ErrorState title="The one-sheet wasn’t downloaded" error={download.error} />}
      {preview.isError && <ErrorState title="Couldn’t load the one-sheet" error={preview.error} />}
      {preview.data !== undefined && (
        <Dialog title="One-sheet" onClose={() => preview.reset()}>
          <RichText html={preview.data} />
        </Dialog>
      )}
    </section>
  );
}
