/** Uploads files of a guest profile. */
import { sendForm, type UploadOptions } from '../send-form';
import type { GuestDocument } from './types';

/** Spec 5 and 9: bytes per file, and files per profile. */
export const MAX_GUEST_FILE_BYTES = 5_242_880;
export const MAX_GUEST_FILES = 5;

interface UploadedDocuments {
  uploadedDocuments?: { document: GuestDocument }[];
}

/** The form field of a file (spec 5). `number` is positive; the server chooses another one when the profile has a file with it. */
export const uploadField = (number: number) => `user_file:${number}`;

const readDocument = ({ uploadedDocuments }: UploadedDocuments) => uploadedDocuments?.[0]?.document;

/** Uploads a file, and returns it with how far its text was read. */
export function uploadGuestFile(guest: string, number: number, file: File, options: UploadOptions): Promise<GuestDocument> {
  const form = new FormData();
  form.append(uploadField(number), file);
  return sendForm(['POST', `/api/v1/guest-profiles/${encodeURIComponent(guest)}/documents`], form, readDocument, options);
}
