/** Files with the podcasts of a search or of a project (spec 7, exports). */
import { queryOptions } from '@tanstack/react-query';
import type { Output } from 'earshot';
import { client } from '../client';
import { ApiError, OFFLINE_MESSAGE, readErrorResponse, statusText, unwrap } from '../errors';
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

/** The URL of the export. The client package reads a whole response; this page shows how much has arrived. */
function requestOf(source: ExportSource, choice: ExportChoice) {
  return source.kind === 'search'
    ? { path: '/api/v1/export/podcasts', body: ofSearch(source.searchId, choice) }
    : { path: `/api/v1/export/project/${encodeURIComponent(source.project)}/listed-podcasts`, body: ofList(source.states, choice) };
}

export interface ExportedFile {
  content: Blob;
  name: string;
}

/** The file name of `Content-Disposition` (RFC 6266), or the given one. */
export function fileNameOf(disposition: string | null, otherwise: string): string {
  const [, encoded] = /filename\*\s*=\s*utf-8''([^;]+)/i.exec(disposition ?? '') ?? [];
  const [, quoted, plain] = /filename\s*=\s*(?:"([^"]+)"|([^;]+))/i.exec(disposition ?? '') ?? [];
  let name = quoted ?? plain?.trim();
  try {
    if (encoded !== undefined) name = decodeURIComponent(encoded.trim());
  } catch {
    // Without the encoded name, the plain one is used.
  }
  return name?.replaceAll(/[\\/]/g, '-') || otherwise;
}

/** Makes the file. `onProgress` gets the bytes received so far. */
export async function downloadExport(source: ExportSource, choice: ExportChoice, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<ExportedFile> {
  const { path, body } = requestOf(source, choice);
  let response: Response;
  try {
    response = await fetch(path, { method: 'POST', headers: { accept: '*/*', 'content-type': 'application/json' }, body: JSON.stringify(body), credentials: 'same-origin', signal });
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError(OFFLINE_MESSAGE, { status: 0 });
  }
  if (!response.ok) throw await readErrorResponse(response, statusText(response));
  const type = response.headers.get('content-type') ?? 'application/octet-stream';
  const parts: BlobPart[] = [];
  let bytes = 0;
  try {
    const reader = response.body?.getReader();
    for (let chunk = await reader?.read(); chunk && !chunk.done; chunk = await reader?.read()) {
      parts.push(chunk.value);
      bytes += chunk.value.length;
      onProgress(bytes);
    }
  } catch (error) {
    if (signal.aborted) throw error;
    throw new ApiError('The download was cut off. Try again; the file you have is not complete.', { status: 0 });
  }
  return { content: new Blob(parts, { type }), name: fileNameOf(response.headers.get('content-disposition'), `podcasts.${choice.format}`) };
}
