/** Importing podcasts into a project from a file or pasted text. */
import type { Output } from 'earshot';
import { client } from '../client';
import { unwrap } from '../errors';
import type { Narrowed } from '../types';
import { recordChange } from './changes';
import type { BulkResult } from './listed-podcasts';
import type { ListedState, Priority } from './types';

export type ImportConfidence = 'certain' | 'likely' | 'guess';

type Preview = Output<'/api/v1/projects/{projectIdOrSlug}/import/preview', 'post'>;
export type ImportRow = Narrowed<Preview['rows'][number], { confidence: ImportConfidence | null }>;
export type ImportPreview = Narrowed<Preview, { rows: ImportRow[] }>;

/** Largest file that can be imported (spec 5, Uploads). */
export const MAX_IMPORT_BYTES = 5_242_880;

/** Matches the rows of a file or of pasted text with podcasts. Nothing is added. */
export function previewImport(project: string, input: File | string, signal?: AbortSignal): Promise<ImportPreview> {
  let body = { text: typeof input === 'string' ? input : '' };
  if (typeof input !== 'string') {
    const form = new FormData();
    form.append('file', input);
    body = form as unknown as typeof body; // The types describe the JSON form only.
  }
  const params = { path: { projectIdOrSlug: project } };
  return unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/import/preview', { params, body, ...(signal && { signal }) })) as Promise<ImportPreview>;
}

export interface ImportChoice {
  podcastIds: string[];
  state?: ListedState;
  priority?: Priority;
}

export const importPodcasts = (project: string, body: ImportChoice): Promise<BulkResult> =>
  recordChange(unwrap(client.POST('/api/v1/projects/{projectIdOrSlug}/import', { params: { path: { projectIdOrSlug: project } }, body })));
