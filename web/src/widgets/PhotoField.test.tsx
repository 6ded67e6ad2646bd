import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '../api/errors';
import type { UploadOptions } from '../api/send-form';
import { renderComponent } from '../testing/render';
import { PhotoField } from './PhotoField';

const PATH = '/img/users/u1/160?v=1';
const photo = (type = 'image/png', name = 'me.png') => new File(['pixels'], name, { type });

/** Uploads wait until the test ends them. */
function heldUploads() {
  const sent: { file: File; options: UploadOptions; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const upload = (file: File, options: UploadOptions) => new Promise<void>((resolve, reject) => sent.push({ file, options, resolve, reject }));
  return { sent, upload };
}

const done = () => Promise.resolve();

it('shows how much of a photo is sent, and the reason when the server refuses it', async () => {
  const { sent, upload } = heldUploads();
  const { user } = await renderComponent(<PhotoField name="Ada" path={null} upload={upload} remove={done} onChanged={done} />);
  await user.upload(screen.getByLabelText('Photo file of Ada'), photo());
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(screen.getByLabelText('Upload of the photo')).toBeTruthy();
  sent[0]?.reject(new ApiError('This photo can’t be used: it is damaged or was cut off.', { status: 400 }));
  expect((await screen.findByRole('alert')).textContent).toContain('damaged or was cut off');
  await user.upload(screen.getByLabelText('Photo file of Ada'), photo());
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  sent[1]?.resolve();
  await waitFor(() => expect(screen.queryByLabelText('Upload of the photo')).toBeNull());
});

it('refuses other files before they are sent', async () => {
  const { sent, upload } = heldUploads();
  const { user } = await renderComponent(<PhotoField name="Ada" path={null} upload={upload} remove={done} onChanged={done} />);
  const input = screen.getByLabelText('Photo file of Ada');
  input.removeAttribute('accept');
  await user.upload(input, photo('application/zip', 'me.zip'));
  expect((await screen.findByRole('alert')).textContent).toBe('Choose a photo as JPEG, PNG or WebP.');
  expect(sent).toHaveLength(0);
});

it('removes a photo, and shows the initials until a photo is there', async () => {
  const removed: string[] = [];
  const remove = () => {
    removed.push('photo');
    return done();
  };
  const { user, container } = await renderComponent(<PhotoField name="Ada Lovelace" path={PATH} upload={done} remove={remove} onChanged={done} />);
  expect(container.querySelector('[data-initials="AL"] img')?.getAttribute('src')).toBe('/img/users/u1/160?v=1');
  await user.click(screen.getByRole('button', { name: 'Remove photo' }));
  await waitFor(() => expect(removed).toEqual(['photo']));
});
