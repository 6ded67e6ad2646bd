/** Importing podcasts into a project from a file or pasted text. */
import { call } from './call';
import { recordChange } from './changes';
import type { BulkResult } from './listed-podcasts';
import type { ListedState, Priority } from './types';

export type ImportConfidence = 'certain' | 'likely' | 'guess';

export interface ImportRow {
  /** The row of the file, from 1. */
  row: number;
  /** The text of the row. */
  input: string;
  podcast?: { podcastId: string; title: string; slug: string; author?: string | null; imageUrl?: string | null } | null;
  confidence?: ImportConfidence | null;
  /** What identified the podcast, such as its feed address. */
  matchedBy?: string | null;
  /** Why no podcast was found. */
  reason?: string | null;
  alreadyListed: boolean;
}

export interface ImportPreview {
  rows: ImportRow[];
  /** `leftOut` counts rows beyond those of one import. `limit` is the plan's. */
  summary: { leftOut?: number; limit?: { max: number; used: number; remaining: number } | null } | null;
}

const IMPORT = '/api/v1/projects/{project}/import';

/** Largest file that can be imported (spec 5, Uploads). */
export const MAX_IMPORT_BYTES = 5_242_880;

/** Matches the rows of a file or of pasted text with podcasts. Nothing is added. */
export function previewImport(project: string, input: File | string, signal?: AbortSignal): Promise<ImportPreview> {
  let body: unknown = { text: input };
  if (typeof input !== 'string') {
    const form = new FormData();
    form.append('file', input);
    body = form;
  }
  return call<ImportPreview>('POST', `${IMPORT}/preview`, { path: { project }, body, ...(signal && { signal }) });
}

export interface ImportChoice {
  podcastIds: string[];
  state?: ListedState;
  priority?: Priority;
}

export const importPodcasts = (project: string, body: ImportChoice) => recordChange(call<BulkResult>('POST', IMPORT, { path: { project }, body }));
