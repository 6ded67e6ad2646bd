/** The client for calls that the API document doesn't describe yet. */
import type { ApiResponse, CallOptions, Connection } from 'earshot';
import { client } from '../client';

type Call = <Data>(path: string, options?: { params?: { path: Record<string, string> }; body?: unknown } & CallOptions) => Promise<ApiResponse<Data>>;

export const callsOf = (connection: Connection) => connection as unknown as Record<'GET' | 'POST' | 'PUT' | 'DELETE', Call>;
export const calls = callsOf(client);
