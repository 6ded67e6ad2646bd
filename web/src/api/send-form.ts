/** Sends a form, and reports how much of it is sent: `fetch` doesn't, so this is an `XMLHttpRequest`. */
import { ApiError, OFFLINE_MESSAGE, readErrorBody, statusText } from './errors';

export interface UploadOptions {
  /** From 0 to 1. At 1 the server reads what was sent. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

/** The data of a successful response; undefined for another body, such as the page of a proxy. */
function readData<Data>(text: string): Data | undefined {
  try {
    return ((JSON.parse(text) ?? {}) as { data?: Data | null }).data ?? undefined;
  } catch {
    return undefined;
  }
}

/** Returns the data of the response; `read` takes from it what the caller needs, or undefined when it is not there. */
export function sendForm<Data, Result>(
  [method, path]: ['POST' | 'PUT', string],
  form: FormData,
  read: (data: Data) => Result | undefined,
  { onProgress, signal }: UploadOptions,
): Promise<Result> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = () => signal.removeEventListener('abort', abort);
    request.open(method, path);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      end();
      const { status, responseText } = request;
      const data = readData<Data>(responseText);
      const result = data && read(data);
      if (status === 200 && result !== undefined) resolve(result);
      else reject(readErrorBody(responseText, { status }, statusText(request)));
    });
    request.addEventListener('error', () => {
      end();
      reject(new ApiError(OFFLINE_MESSAGE, { status: 0 }));
    });
    request.addEventListener('abort', () => {
      end();
      reject(new DOMException('The upload was cancelled.', 'AbortError'));
    });
    signal.addEventListener('abort', abort, { once: true });
    request.send(form);
  });
}
