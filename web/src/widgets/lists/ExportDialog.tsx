import { Alert, Button, Checkbox, Group, Modal, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '../../api/errors';
import { downloadExport, EXPORT_COLUMNS, EXPORT_FORMATS, type ExportChoice, type ExportColumn, type ExportFormat, exportPreviewQuery, type ExportSource } from '../../api/lists/exports';
import { formatUpcoming } from '../../ui/format';
import { saveFile } from '../../ui/plot/saveFile';
import { SkeletonRows } from '../../ui/states';
import { ErrorState } from '../ErrorState';
import { usePreferences } from '../preferences';
import { showMessage } from '../undo';
import { COLUMN_LABELS, columnsToNotExport, describeLimits, exportProblem, FORMAT_LABELS, formatBytes, initialColumns } from './export-choice';
import { ExportPreviewTable } from './ExportPreviewTable';
import classes from './Lists.module.css';

const MAX_LIMIT = 1000; // Spec 5: exports have 1 to 1000 entries
const PREVIEW_DELAY_MS = 250;

interface ExportDialogProps {
  source: ExportSource;
  /** What is exported: "Results for salt", "Acme guests". */
  subject: string;
  /** How many podcasts there are, to propose a number for those of a search. */
  count: number;
  onClose: () => void;
}

/** Chooses columns and format of a file, shows its first rows, and downloads it. */
export function ExportDialog({ source, subject, count, onClose }: ExportDialogProps) {
  return (
    <Modal.Root opened onClose={onClose} size={860}>
      <Modal.Overlay />
      <Modal.Content aria-label={`Export ${subject}`}>
        <Modal.Header component="div">
          <Modal.Title component="h2" fw={650} className={classes.dialogTitle}>
            Export {subject}
          </Modal.Title>
          <Modal.CloseButton aria-label="Close" />
        </Modal.Header>
        <Modal.Body>
          <ExportForm source={source} count={count} onClose={onClose} />
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** When there are exports again, in the reader's time. */
function resetText({ isQuotaExceeded, retryAfterSeconds }: ApiError): string | null {
  const now = Date.now();
  return isQuotaExceeded && retryAfterSeconds !== null ? `Resets ${formatUpcoming(now + retryAfterSeconds * 1000, now)}.` : null;
}

/** Waits for the remembered choice, so that no box changes under the reader's pointer. */
function ExportForm({ source, count, onClose }: Pick<ExportDialogProps, 'source' | 'count' | 'onClose'>) {
  const { preferences, areLoaded } = usePreferences();
  if (!areLoaded) return <SkeletonRows count={3} label="Loading export" />;
  return <ExportControls source={source} count={count} leftOut={preferences.search.export.columnsToNotExport} onClose={onClose} />;
}

interface ExportControlsProps extends Pick<ExportDialogProps, 'source' | 'count' | 'onClose'> {
  leftOut: readonly string[];
}

function ExportControls({ source, count, leftOut, onClose }: ExportControlsProps) {
  const queryClient = useQueryClient();
  const { change: changePreference } = usePreferences();
  const [columns, setColumns] = useState<ExportColumn[]>(() => initialColumns(leftOut));
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [bom, setBom] = useState(true);
  const [limit, setLimit] = useState<number | string>(Math.max(1, Math.min(count, MAX_LIMIT)));
  const [bytes, setBytes] = useState(0);
  const download = useRef<AbortController | null>(null);
  const choice: ExportChoice = { columns, format, bom, limit: typeof limit === 'number' ? limit : 0 };
  const [shownChoice] = useDebouncedValue(choice, PREVIEW_DELAY_MS);
  const isComplete = columns.length > 0 && (source.kind === 'project' || (choice.limit >= 1 && choice.limit <= MAX_LIMIT));
  const preview = useQuery({ ...exportPreviewQuery(source, shownChoice), enabled: isComplete && shownChoice.columns.length > 0 && (source.kind === 'project' || shownChoice.limit >= 1), placeholderData: keepPreviousData });
  const exportFile = useMutation({
    mutationFn: () => {
      download.current = new AbortController();
      setBytes(0);
      return downloadExport(source, choice, setBytes, download.current.signal);
    },
    onSuccess: ({ content, name }) => {
      saveFile(content, name);
      showMessage(`${name} is saved in your downloads.`);
      void changePreference({ search: { export: { columnsToNotExport: columnsToNotExport(columns) } } });
      void queryClient.invalidateQueries({ queryKey: ['usage-current'] });
      void queryClient.invalidateQueries({ queryKey: ['export-preview'] });
      onClose();
    },
  });
  // Closing the dialog ends the download.
  useEffect(() => () => download.current?.abort(), []);

  const problem = preview.data ? exportProblem(preview.data) : null;
  const failure = exportFile.error && !isAborted(exportFile.error) ? toApiError(exportFile.error) : null;
  const canDownload = isComplete && problem === null && !exportFile.isPending;
  return (
    <Stack gap="md">
      <Checkbox.Group label="Columns" value={columns} onChange={(value) => setColumns(EXPORT_COLUMNS.filter((column) => value.includes(column)))} error={columns.length === 0 ? 'Choose at least one group of columns' : null}>
        <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={2} mt={2}>
          {EXPORT_COLUMNS.map((column) => (
            <Checkbox key={column} value={column} label={COLUMN_LABELS[column].label} title={COLUMN_LABELS[column].description} classNames={{ root: classes.choice, body: classes.choiceBody }} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      <Radio.Group label="Format" value={format} onChange={(value) => setFormat(EXPORT_FORMATS.find((each) => each === value) ?? 'csv')}>
        <SimpleGrid cols={{ base: 2, xs: 3, sm: 6 }} spacing="xs" verticalSpacing={2} mt={2}>
          {EXPORT_FORMATS.map((each) => (
            <Radio key={each} value={each} label={FORMAT_LABELS[each].label} title={FORMAT_LABELS[each].description} classNames={{ root: classes.choice, body: classes.choiceBody }} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Group gap="xl" align="flex-end">
        {source.kind === 'search' && (
          <NumberInput label="Number of results" value={limit} min={1} max={MAX_LIMIT} allowDecimal={false} clampBehavior="blur" w={180} error={isComplete || columns.length === 0 ? null : `Enter 1 to ${MAX_LIMIT}`} onChange={setLimit} />
        )}
        {format === 'csv' && <Checkbox checked={bom} onChange={(event) => setBom(event.currentTarget.checked)} label="Show accents correctly in Excel" classNames={{ root: classes.choice, body: classes.choiceBody }} />}
      </Group>
      <section aria-label="Preview">
        {isComplete && preview.isPending && <SkeletonRows count={1} height={190} label="Loading preview" />}
        {preview.isError && <ErrorState title="Couldn’t load the preview" error={preview.error} onRetry={() => void preview.refetch()} />}
        {preview.data && (
          <>
            <Text size="sm" component="p" m={0} mb={6} className="dotted numbers" role="status">
              {describeLimits(preview.data).map((text) => (
                <span key={text}>{text}</span>
              ))}
            </Text>
            <ExportPreviewTable preview={preview.data} isOutdated={preview.isPlaceholderData} />
          </>
        )}
      </section>
      {problem && (
        <Alert variant="outline" color="brand" icon={<IconAlertTriangle />} role="alert">
          {problem}
        </Alert>
      )}
      {failure && (
        <ErrorState title={failure.isQuotaExceeded ? 'You’ve used all your exports' : 'The file wasn’t made'} error={failure}>
          {failure.isQuotaExceeded && <Text size="sm">{resetText(failure)}</Text>}
        </ErrorState>
      )}
      <Group justify="flex-end" gap="sm" className={classes.footer}>
        {exportFile.isPending && (
          <>
            <Text size="sm" role="status" className="numbers">
              {bytes > 0 ? `${formatBytes(bytes)} received` : 'Preparing the file…'}
            </Text>
            <Button variant="default" onClick={() => download.current?.abort()}>
              Cancel
            </Button>
          </>
        )}
        <Button leftSection={<IconDownload size={17} aria-hidden="true" />} disabled={!canDownload && !exportFile.isPending} loading={exportFile.isPending} onClick={() => exportFile.mutate()}>
          Download {FORMAT_LABELS[format].label}
        </Button>
      </Group>
    </Stack>
  );
}
