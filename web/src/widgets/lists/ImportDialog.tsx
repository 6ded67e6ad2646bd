import { Button, Group, Stack, Tabs, Text, Textarea } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconFileUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type ImportPreview, previewImport } from '../../api/lists/imports';
import type { ProjectSummary } from '../../api/lists/types';
import { Dialog } from '../../ui/dialogs/Dialog';
import { ErrorState } from '../ErrorState';
import { fileProblem } from './import-rows';
import { ImportMatches } from './ImportMatches';
import classes from './Lists.module.css';

interface ImportDialogProps {
  project: Pick<ProjectSummary, 'projectId' | 'slug' | 'name'>;
  onClose: () => void;
}

const MAX_PASTED_CHARS = 500_000;

/** Imports podcasts from a file or pasted text: shows the matches, then adds the chosen ones. */
export function ImportDialog({ project, onClose }: ImportDialogProps) {
  const title = `Import into ${project.name}`;
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const match = useMutation({ mutationFn: (input: File | string) => previewImport(project.projectId, input) });
  return (
    <Dialog title={title} size={820} radius="md" titleClassName={classes.dialogTitle} onClose={onClose}>
      {match.data ? (
        <ImportMatches
          project={project}
          preview={match.data}
          onBack={(unmatched) => {
            setText(unmatched);
            match.reset();
          }}
          onAdded={onClose}
        />
      ) : (
        <ImportInput
          text={text}
          problem={problem}
          match={match}
          onText={setText}
          onFile={(file) => {
            const found = fileProblem(file);
            setProblem(found);
            if (!found) match.mutate(file);
          }}
        />
      )}
    </Dialog>
  );
}

interface ImportInputProps {
  text: string;
  problem: string | null;
  match: { isPending: boolean; isError: boolean; error: unknown; data: ImportPreview | undefined; mutate: (input: File | string) => void };
  onText: (text: string) => void;
  onFile: (file: File) => void;
}

function ImportInput({ text, problem, match, onText, onFile }: ImportInputProps) {
  return (
    <Tabs defaultValue={text ? 'paste' : 'file'} keepMounted={false}>
      <Tabs.List aria-label="Source" mb="md">
        <Tabs.Tab value="file">File</Tabs.Tab>
        <Tabs.Tab value="paste">Paste</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="file">
        <Dropzone
          onDrop={([file]) => file && onFile(file)}
          onReject={([rejection]) => rejection && onFile(rejection.file)}
          multiple={false}
          loading={match.isPending}
          inputProps={{ 'aria-label': 'File with podcasts' }}
          className={classes.dropzone}
          aria-label="Choose a file"
        >
          <Stack align="center" gap={6} ta="center">
            <IconFileUpload size={34} stroke={1.4} aria-hidden="true" />
            <Text fw={600}>Drop a file here, or choose one</Text>
            <Text size="sm" c="dimmed">
              CSV, OPML or text, up to 5 MB. One podcast per row: a title, or the URL of its feed, website, Apple or Spotify page.
            </Text>
          </Stack>
        </Dropzone>
      </Tabs.Panel>
      <Tabs.Panel value="paste">
        <Textarea
          label="Podcasts"
          description="One per line: a title, or the URL of its feed, website, Apple or Spotify page"
          autosize
          minRows={6}
          maxRows={14}
          maxLength={MAX_PASTED_CHARS}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
        />
        <Group justify="flex-end" mt="md">
          <Button loading={match.isPending} disabled={text.trim() === ''} onClick={() => match.mutate(text)}>
            Find podcasts
          </Button>
        </Group>
      </Tabs.Panel>
      {match.isPending && (
        <Text size="sm" role="status" mt="sm">
          Looking for your podcasts…
        </Text>
      )}
      {problem && !match.isPending && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm" mt="sm">
          {problem}
        </Text>
      )}
      {match.isError && <ErrorState title="The podcasts couldn’t be read" error={match.error} />}
    </Tabs>
  );
}
