/** Photos of guests and of the reader. */
import { client } from './client';
import { unwrap } from './errors';
import { sendForm, type UploadOptions } from './send-form';

export const MAX_PHOTO_BYTES = 10 * 1024 * 1024;
/** What the server reads. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const;

interface PhotoAnswer {
  photoPath?: string | null;
}

function uploadPhoto(path: string, file: File, options: UploadOptions): Promise<string> {
  const form = new FormData();
  form.append('photo', file);
  return sendForm(['PUT', path], form, ({ photoPath }: PhotoAnswer) => photoPath ?? undefined, options);
}

export const uploadGuestPhoto = (guest: string, file: File, options: UploadOptions) => uploadPhoto(`/api/v1/guest-profiles/${encodeURIComponent(guest)}/photo`, file, options);

export const deleteGuestPhoto = (guest: string) => unwrap(client.DELETE('/api/v1/guest-profiles/{guestProfileId}/photo', { params: { path: { guestProfileId: guest } } }));

export const uploadOwnPhoto = (file: File, options: UploadOptions) => uploadPhoto('/api/v1/users/profile/photo', file, options);

export const deleteOwnPhoto = () => unwrap(client.DELETE('/api/v1/users/profile/photo', {}));
