import { afterEach, expect, it, vi } from 'vitest';
import { downloadOneSheet } from './profile-calls';

afterEach(() => vi.unstubAllGlobals());

const download = (response: Response) => {
  vi.stubGlobal('fetch', vi.fn().mockResolvedValue(response));
  return downloadOneSheet('ada', 'pdf', false);
};

// Spec 8: the server's message, or 'Download failed'.
it('fails with the message of the server, or with its own', async () => {
  await expect(download(Response.json({ message: 'Guest profile not found' }, { status: 404 }))).rejects.toMatchObject({ message: 'Guest profile not found', status: 404 });
  await expect(download(new Response('<h1>Bad gateway</h1>', { status: 502, statusText: 'Bad Gateway' }))).rejects.toMatchObject({ message: 'Download failed', status: 502 });
});

it('returns the file under the name that the server gives it', async () => {
  const file = await download(new Response('sheet', { headers: { 'content-disposition': 'attachment; filename="ada-lovelace.pdf"' } }));
  expect([file.name, await file.content.text()]).toEqual(['ada-lovelace.pdf', 'sheet']);
});
