/** Files with the podcasts of a search or of a project (spec 7, exports). */
import { queryOptions } from '@tanstack/react-query';
import { ApiError, OFFLINE_MESSAGE } from '../errors';
import { call } from './call';
import type { ListedState } from './types';

export const EXPORT_FORMATS = ['csv', 'xlsx', 'json', 'ndjson', 'parquet', 'opml'] as const;
export type ExportFormat = (typeof EXPORT_FORMATS)[number];

/** What is exported. */
export type ExportSource = { kind: 'search'; searchId: string } | { kind: 'project'; project: string; states: readonly ListedState[] };

export interface ExportChoice {
  /** Groups of columns. OPML has none. */
  columns: readonly string[];
  format: ExportFormat;
  /** How many podcasts of a search at most. A project is exported whole. */
  limit: number;
  /** Begins a CSV file with a byte order mark, which Excel needs to read accents. */
  bom: boolean;
}

export interface ExportColumn {
  key: string;
  /** The heading in a spreadsheet. */
  label: string;
  group: string;
  /** text, list, integer, decimal, boolean, time or date. */
  kind: string;
}

/** A group of columns, which are chosen together. */
export interface ExportGroup {
  key: string;
  label: string;
  /** The lowest plan that exports the group; null when the caller's plan does. */
  plan: string | null;
}

export interface ExportPreview {
  columns: ExportColumn[];
  /** The first five rows, by the keys of the columns. */
  rows: Record<string, unknown>[];
  /** How many podcasts the search or the list has. */
  count: number;
  /** False when there are more than `count`. */
  countIsExact: boolean;
  /** The most podcasts that the plan exports at once; 0 without exports. */
  limit: number;
  /** Exports left this month; null without a limit. */
  remaining: number | null;
  /** All groups that this kind of export has. */
  groups: ExportGroup[];
}

function requestOf(source: ExportSource, { columns, format, limit, bom }: ExportChoice) {
  const shared = { columns, format, ...(format === 'csv' && bom ? { bom } : {}) };
  return source.kind === 'search'
    ? { path: '/api/v1/export/podcasts', body: { ...shared, searchHistoryId: source.searchId, limit } }
    : {
        path: `/api/v1/export/project/${encodeURIComponent(source.project)}/listed-podcasts`,
        body: { ...shared, ...(source.states.length > 0 ? { listedPodcastStatesFilter: source.states } : {}) },
      };
}

/** The first rows of the file. A preview is free. */
export const exportPreviewQuery = (source: ExportSource, choice: ExportChoice) =>
  queryOptions({
    queryKey: ['export-preview', source, choice],
    queryFn: ({ signal }) => {
      const { path, body } = requestOf(source, choice);
      return call<ExportPreview>('POST', `${path}/preview`, { body, signal });
    },
    staleTime: 60_000,
    retry: false,
  });

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

async function toError(response: Response): Promise<ApiError> {
  let body: { message?: string; code?: string; requestId?: string; data?: { message?: string } | null } = {};
  try {
    body = (await response.json()) as typeof body;
  } catch {
    // Spec 8: the status text is used for exports instead.
  }
  const retryAfter = Number(response.headers.get('retry-after') ?? Number.NaN);
  return new ApiError(body.data?.message ?? body.message ?? (response.statusText || `Status ${response.status}`), {
    status: response.status,
    code: body.code ?? null,
    requestId: body.requestId ?? response.headers.get('x-request-id'),
    retryAfterSeconds: Number.isFinite(retryAfter) ? retryAfter : null,
  });
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
  if (!response.ok) throw await toError(response);
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
