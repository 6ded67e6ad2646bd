/** Files that the API makes. The client package reads a whole response; pages show how much has arrived. */
import { ApiError, OFFLINE_MESSAGE, readErrorResponse, statusText } from './errors';

export interface DownloadedFile {
  content: Blob;
  name: string;
  /** Number of rows, as `X-Export-Count` has it; null when the response has none. */
  rowCount: number | null;
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

interface FileRequest {
  path: string;
  body: unknown;
  /** The name of a file whose response has none. */
  fallbackName: string;
}

/** Makes a file. `onProgress` gets the bytes received so far. */
export async function downloadFile({ path, body, fallbackName }: FileRequest, onProgress: (bytes: number) => void, signal: AbortSignal): Promise<DownloadedFile> {
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
  const count = response.headers.get('x-export-count');
  return {
    content: new Blob(parts, { type }),
    name: fileNameOf(response.headers.get('content-disposition'), fallbackName),
    rowCount: count === null ? null : Number(count),
  };
}
