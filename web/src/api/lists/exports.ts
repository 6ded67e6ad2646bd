/** Files with the podcasts of a search or of a project (spec 7, exports). */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { type DownloadedFile, downloadFile } from '../download';
import { unwrap } from '../errors';
import type { ListedState } from './types';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ndjson', 'parquet', 'opml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** The source of an export. */
export type ExportSource = { kind: 'search'; searchId: string } | { kind: 'project'; project: string; states: readonly ListedState[] };

export interface ExportChoice {
  /** Groups of columns. OPML has none. */
  columns: readonly string[];
  format: ExportFormat;
  /** The most podcasts of a search to export. A project is exported whole. */
  limit: number;
  /** Begins a CSV file with a byte order mark, which Excel needs to read accents. */
  bom: boolean;
}

/** The columns, the first five rows, and the number of podcasts against the limit of the plan. */
export type ExportPreview = Output<'/api/v1/export/podcasts/preview', 'post'>;
/** A column: its key, its heading, and its kind: text, list, integer, decimal, boolean, time or date. */
export type ExportColumn = ExportPreview['columnDetails'][number];
/** A group of columns, which are chosen together. `plan` is the lowest plan that exports it; null when the caller's plan does. */
export type ExportGroup = ExportPreview['groups'][number];

const chosen = ({ columns, format, bom }: ExportChoice) => ({ columns: [...columns], format, ...(format === 'csv' && bom && { bom }) });
const ofSearch = (searchHistoryId: string, choice: ExportChoice) => ({ ...chosen(choice), searchHistoryId, limit: choice.limit });
const ofList = (states: readonly ListedState[], choice: ExportChoice) => ({ ...chosen(choice), ...(states.length > 0 && { listedPodcastStatesFilter: [...states] }) });

/** The first rows of the file. A preview is free. */
export const exportPreviewQuery = (source: ExportSource, choice: ExportChoice) =>
  queryOptions({
    queryKey: ['export-preview', source, choice],
    queryFn: ({ signal }): Promise<ExportPreview> =>
      source.kind === 'search'
        ? unwrap(client.POST('/api/v1/export/podcasts/preview', { body: ofSearch(source.searchId, choice), signal }))
        : unwrap(
            client.POST('/api/v1/export/project/{projectIdOrSlug}/listed-podcasts/preview', {
              params: { path: { projectIdOrSlug: source.project } },
              body: ofList(source.states, choice),
              signal,
            }),
          ),
    staleTime: 60_000,
    retry: false,
  });

/** The call that makes the file. */
function requestOf(source: ExportSource, choice: ExportChoice) {
  return source.kind === 'search'
    ? { path: '/api/v1/export/podcasts', body: ofSearch(source.searchId, choice) }
    : { path: `/api/v1/export/project/${encodeURIComponent(source.project)}/listed-podcasts`, body: ofList(source.states, choice) };
}

/** Makes the file. `onProgress` gets the bytes received so far. */
export const downloadExport = (source: ExportSource, choice: ExportChoice, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<DownloadedFile> =>
  downloadFile({ ...requestOf(source, choice), fallbackName: `podcasts.${choice.format}` }, onProgress, signal);
