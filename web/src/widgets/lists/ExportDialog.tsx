import { Alert, Button, Checkbox, Group, NumberInput, Radio, SimpleGrid, Stack, Text } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconAlertTriangle, IconDownload } from '@tabler/icons-react';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toApiError } from '../../api/errors';
import { downloadExport, EXPORT_FORMATS, type ExportChoice, type ExportFormat, type ExportPreview, exportPreviewQuery, type ExportSource } from '../../api/lists/exports';
import { Dialog } from '../../ui/dialogs/Dialog';
import { capitalize, formatCount } from '../../ui/text/format';
import { saveFile } from '../../ui/plot/saveFile';
import { SkeletonRows } from '../../ui/layout/states';
import { ErrorState } from '../ErrorState';
import { usePreferences } from '../preferences';
import { showMessage } from '../undo';
import { columnsToNotExport, describeLimits, exportProblem, FORMAT_LABELS, formatBytes, initialGroups, maxRows } from './export-choice';
import { ExportPreviewTable } from './ExportPreviewTable';
import classes from './Lists.module.css';

const PREVIEW_DELAY_MS = 250;

interface ExportDialogProps {
  source: ExportSource;
  /** What is exported: "Results for salt", "Acme guests". */
  subject: string;
  onClose: () => void;
}

/** Chooses columns and format of a file, shows its first rows, and downloads it. */
export function ExportDialog({ source, subject, onClose }: ExportDialogProps) {
  return (
    <Dialog title={`Export ${subject}`} size={860} radius="md" titleClassName={classes.dialogTitle} onClose={onClose}>
      <ExportForm source={source} onClose={onClose} />
    </Dialog>
  );
}

/** Spec 5, Export: a list of columns, and 1 to as many podcasts as there are and the plan allows. */
const isValid = ({ columns, format, limit }: ExportChoice, isSearch: boolean, most: number) => (columns.length > 0 || format === 'opml') && (!isSearch || (limit >= 1 && limit <= most));

const isAborted = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

const FIRST_CHOICE: ExportChoice = { columns: ['basicInfo'], format: 'csv', bom: false, limit: 1 };

/** Waits for the remembered choice and for the groups of columns, so that no box changes under the reader's pointer. */
function ExportForm({ source, onClose }: Pick<ExportDialogProps, 'source' | 'onClose'>) {
  const { preferences, areLoaded } = usePreferences();
  const first = useQuery(exportPreviewQuery(source, FIRST_CHOICE));
  if (first.isError) return <ErrorState title="Couldn’t load the export" error={first.error} onRetry={() => void first.refetch()} />;
  if (!areLoaded || first.isPending) return <SkeletonRows count={3} label="Loading export" />;
  return <ExportControls source={source} first={first.data} leftOut={preferences.search.export.columnsToNotExport} onClose={onClose} />;
}

interface ExportControlsProps extends Pick<ExportDialogProps, 'source' | 'onClose'> {
  first: ExportPreview;
  leftOut: readonly string[];
}

function ExportControls({ source, first, leftOut, onClose }: ExportControlsProps) {
  const queryClient = useQueryClient();
  const { change: changePreference } = usePreferences();
  const { groups } = first;
  const isSearch = source.kind === 'search';
  const most = Math.max(1, maxRows(first));
  const [columns, setColumns] = useState<string[]>(() => initialGroups(groups, leftOut));
  const [format, setFormat] = useState<ExportFormat>('csv');
  const [bom, setBom] = useState(true);
  const [limit, setLimit] = useState<number | string>(most);
  const [bytes, setBytes] = useState(0);
  const download = useRef<AbortController | null>(null);
  const choice: ExportChoice = { columns: format === 'opml' ? [] : columns, format, bom, limit: typeof limit === 'number' ? limit : 0 };
  const [shownChoice] = useDebouncedValue(choice, PREVIEW_DELAY_MS);
  const isComplete = isValid(choice, isSearch, most);
  const preview = useQuery({ ...exportPreviewQuery(source, shownChoice), enabled: isComplete && isValid(shownChoice, isSearch, most), placeholderData: keepPreviousData });
  const exportFile = useMutation({
    mutationFn: () => {
      download.current = new AbortController();
      setBytes(0);
      return downloadExport(source, choice, setBytes, download.current.signal);
    },
    onSuccess: ({ content, name }) => {
      saveFile(content, name);
      showMessage(`${name} is in your downloads`);
      void changePreference({ search: { export: { columnsToNotExport: columnsToNotExport(groups, columns, leftOut) } } });
      void queryClient.invalidateQueries({ queryKey: ['usage-current'] });
      void queryClient.invalidateQueries({ queryKey: ['export-preview'] });
      onClose();
    },
  });
  // Closing the dialog ends the download.
  useEffect(() => () => download.current?.abort(), []);

  const problem = exportProblem(preview.data ?? first, isSearch ? choice.limit : null);
  const failure = exportFile.error && !isAborted(exportFile.error) ? toApiError(exportFile.error) : null;
  const canDownload = isComplete && problem === null && !exportFile.isPending;
  return (
    <Stack gap="md">
      {format !== 'opml' && (
        <Checkbox.Group label="Columns" value={columns} onChange={(value) => setColumns(groups.map(({ key }) => key).filter((key) => value.includes(key)))} error={columns.length === 0 ? 'Choose at least one group of columns' : null}>
          <SimpleGrid cols={{ base: 2, sm: 4 }} spacing="xs" verticalSpacing={2} mt={2}>
            {groups.map(({ key, label, plan }) => (
              <Checkbox
                key={key}
                value={key}
                label={plan === null ? label : `${label} (${capitalize(plan)} plan)`}
                disabled={plan !== null}
                classNames={{ root: classes.choice, body: classes.choiceBody }}
              />
            ))}
          </SimpleGrid>
        </Checkbox.Group>
      )}
      <Radio.Group label="Format" value={format} onChange={(value) => setFormat(EXPORT_FORMATS.find((each) => each === value) ?? 'csv')}>
        <SimpleGrid cols={{ base: 2, xs: 3, sm: 6 }} spacing="xs" verticalSpacing={2} mt={2}>
          {EXPORT_FORMATS.map((each) => (
            <Radio key={each} value={each} label={FORMAT_LABELS[each].label} title={FORMAT_LABELS[each].description} classNames={{ root: classes.choice, body: classes.choiceBody }} />
          ))}
        </SimpleGrid>
      </Radio.Group>
      <Group gap="xl" align="flex-end">
        {isSearch && (
          <NumberInput label="Number of results" value={limit} min={1} max={most} allowDecimal={false} clampBehavior="blur" w={180} error={choice.limit >= 1 && choice.limit <= most ? null : `Enter 1 to ${formatCount(most)}`} onChange={setLimit} />
        )}
        {format === 'csv' && <Checkbox checked={bom} onChange={(event) => setBom(event.currentTarget.checked)} label="Open cleanly in Excel (UTF-8 BOM)" classNames={{ root: classes.choice, body: classes.choiceBody }} />}
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
        <ErrorState title={failure.isQuotaExceeded ? 'No exports left' : 'Couldn’t create the file'} error={failure} />
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
