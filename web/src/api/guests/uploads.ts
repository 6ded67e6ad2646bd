/** Uploads files of a guest profile. `fetch` doesn't report how much of a body it has sent, so this is an `XMLHttpRequest`. */
import { ApiError, OFFLINE_MESSAGE, readErrorBody, statusText } from '../errors';
import type { GuestDocument } from './types';

/** Spec 5 and 9: bytes per file, and files per profile. */
export const MAX_GUEST_FILE_BYTES = 5_242_880;
export const MAX_GUEST_FILES = 5;

export interface UploadOptions {
  /** From 0 to 1. At 1 the server reads the text of the file. */
  onProgress: (part: number) => void;
  signal: AbortSignal;
}

interface UploadResponse {
  data?: { uploadedDocuments?: { document: GuestDocument }[] } | null;
}

/** The document of a successful response; undefined for another body, such as the page of a proxy. */
function readDocument(text: string): GuestDocument | undefined {
  try {
    return ((JSON.parse(text) ?? {}) as UploadResponse).data?.uploadedDocuments?.[0]?.document;
  } catch {
    return undefined;
  }
}

/** The form field of a file (spec 5). `number` is positive; the server chooses another one when the profile has a file with it. */
export const uploadField = (number: number) => `user_file:${number}`;

/** Uploads a file, and returns it with how far its text was read. */
export function uploadGuestFile(guest: string, number: number, file: File, { onProgress, signal }: UploadOptions): Promise<GuestDocument> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = () => signal.removeEventListener('abort', abort);
    request.open('POST', `/api/v1/guest-profiles/${encodeURIComponent(guest)}/documents`);
    request.setRequestHeader('accept', 'application/json');
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable && total > 0) onProgress(loaded / total);
    });
    request.addEventListener('load', () => {
      end();
      const { status, responseText } = request;
      const document = readDocument(responseText);
      if (status === 200 && document) resolve(document);
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
    const form = new FormData();
    form.append(uploadField(number), file);
    request.send(form);
  });
}
