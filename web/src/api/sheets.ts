/** Files with the episodes of a search, the matches of an alert, pitches, or a chart. */
import { type DownloadedFile, downloadFile } from './download';
import type { HistoryFilter } from './outreach/pitches';
import type { ChartKey } from './queries';
import type { ChartComparison } from './types';

export const SHEET_FORMATS = ['csv', 'xlsx', 'json'] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** Spec 5, Export: the most rows of a file. */
export const MAX_SHEET_ROWS = 1_000;

/** The rows of a sheet. */
export type SheetSource =
  | { kind: 'episodes'; searchId: string }
  | { kind: 'matches'; alertId: string; includeFiltered: boolean }
  | { kind: 'pitches'; filter: HistoryFilter }
  | { kind: 'chart'; chart: ChartKey; date: string | null; compare: ChartComparison };

/** The call that makes the file. */
export function sheetRequest(source: SheetSource): { path: string; body: Record<string, unknown> } {
  switch (source.kind) {
    case 'episodes':
      return { path: '/api/v1/export/episodes', body: { searchHistoryId: source.searchId } };
    case 'matches':
      return { path: `/api/v1/export/alerts/${encodeURIComponent(source.alertId)}/matches`, body: { includeFiltered: source.includeFiltered } };
    case 'pitches': {
      const { podcastId, guestProfileId, projectId, isMine, isPitched } = source.filter;
      return { path: '/api/v1/export/outreach', body: { podcastId, guestProfileId, projectId, mine: isMine, isPitched } };
    }
    case 'chart':
      return { path: '/api/v1/export/chart', body: { ...source.chart, date: source.date, compare: source.compare } };
  }
}

/** Makes the file, with a byte order mark in CSV, so that Excel reads accents. */
export function downloadSheet(source: SheetSource, format: SheetFormat): Promise<DownloadedFile> {
  const { path, body } = sheetRequest(source);
  const request = { path, body: { ...body, limit: MAX_SHEET_ROWS, format, bom: format === 'csv' }, fallbackName: `${source.kind}.${format}` };
  return downloadFile(request, () => undefined, new AbortController().signal);
}
