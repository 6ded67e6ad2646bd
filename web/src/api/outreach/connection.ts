/** The calls of outreach and guest preparation. Their shapes are in `types.ts`. */
import type { ApiResponse, CallOptions } from 'earshot';
import { client } from '../client';

interface CallParts extends CallOptions {
  params?: { path?: Readonly<Record<string, string>>; query?: Readonly<Record<string, unknown>> };
  body?: object;
}

type Call = (path: string, options?: CallParts) => Promise<ApiResponse<unknown>>;

export const connection = client as unknown as Readonly<Record<'GET' | 'POST' | 'PUT' | 'DELETE', Call>>;
