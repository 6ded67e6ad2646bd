/** The rules of files (spec 5, Uploads), and their states in words. The server decides a type by the content. */
import type { GuestDocument } from '../../api/guests/types';
import { MAX_GUEST_FILE_BYTES } from '../../api/guests/uploads';
import { formatCount } from '../../ui/text/format';

/** The file types that a file picker offers. */
export const ACCEPTED_TYPES: Record<string, string[]> = {
  'application/pdf': ['.pdf'],
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document': ['.docx'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
};
const EXTENSIONS = Object.values(ACCEPTED_TYPES).flat();

const KILOBYTE = 1024;

/** "312 kB", "4.7 MB". */
export function formatFileSize(bytes: number): string {
  if (bytes < KILOBYTE) return `${formatCount(bytes)} B`;
  return bytes < KILOBYTE * KILOBYTE ? `${formatCount(Math.round(bytes / KILOBYTE))} kB` : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`;
}

/** Why a file is rejected before it is sent; null when it is accepted. */
export function fileProblem({ name, size }: Pick<File, 'name' | 'size'>): string | null {
  if (!EXTENSIONS.some((extension) => name.toLowerCase().endsWith(extension))) return 'Only PDF, DOCX, TXT, CSV, JPG and PNG files can be used.';
  if (size === 0) return 'The file is empty.';
  return size > MAX_GUEST_FILE_BYTES ? `The file is ${formatFileSize(size)}. The limit is 5 MB.` : null;
}

/** The smallest number that no file of the profile has. */
export function freeNumber(documents: readonly Pick<GuestDocument, 'field'>[]): number {
  const used = new Set(documents.map(({ field }) => Number(field.split(':')[1])));
  let number = 1;
  while (used.has(number)) number += 1;
  return number;
}

/** Describes the reading state of a file. */
export function describeFile({ status, statusReason, skipped }: Pick<GuestDocument, 'status' | 'statusReason' | 'skipped'>): { label: string; color: 'brand' | 'gray' | 'green' | 'orange' | 'red'; notes: readonly string[] } {
  switch (status) {
    case 'queued':
      return { label: 'Waiting to be read', color: 'brand', notes: [] };
    case 'read':
      return skipped.length > 0 ? { label: 'Partly read', color: 'orange', notes: skipped } : { label: 'Read', color: 'green', notes: [] };
    case 'no-text':
      return { label: 'No text', color: 'gray', notes: ['Text in images isn’t read.'] };
    default:
      return { label: 'Couldn’t be read', color: 'red', notes: statusReason ? [statusReason] : [] };
  }
}
