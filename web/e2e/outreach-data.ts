import { expect, type Page } from '@playwright/test';
import { SHOW } from './sample-catalog';

/** Reads the data of a response, and fails when the call did. */
async function data<Shape>(response: { status: () => number; text: () => Promise<string> }): Promise<Shape> {
  const text = await response.text();
  expect(response.status(), text.slice(0, 300)).toBe(200);
  return (JSON.parse(text) as { data: Shape }).data;
}

/** Creates a guest who has subjects in common with the show of the sample catalog. Returns the id of the profile. */
export async function createGuest(page: Page, more: Record<string, unknown> = {}): Promise<string> {
  const guest = { firstName: 'Ada', lastName: 'Lovelace', companyName: 'Engine Works', shortBio: 'Ada writes about inquests, lost letters and railway accidents.', areasOfExpertise: ['evidence', 'railway accidents'], topicsToDiscuss: ['inquests', 'lost letters'], goals: ['Find listeners'], ...more };
  const { guestProfileId } = await data<{ guestProfileId: string }>(await page.request.post('/api/v1/guest-profiles', { data: guest }));
  return guestProfileId;
}

export interface Pitch {
  id: string;
  subject: string;
  body: string;
  podcast: { podcastId: string };
}

/** Writes a pitch through the API. It is charged one AI assist, of which the free plan has three a day. */
export async function generatePitch(page: Page, guestProfileId: string, more: Record<string, unknown> = {}): Promise<Pitch> {
  const { outreach } = await data<{ outreach: Pitch }>(await page.request.post('/api/v1/outreach/generate', { data: { podcastId: SHOW.slug, guestProfileId, ...more } }));
  return outreach;
}

/** Saves a text as a colleague would, without `If-Match`. */
export const saveText = (page: Page, id: string, subject: string, body: string) => page.request.put(`/api/v1/outreach/${id}`, { data: { subject, body } });

/** Copies a pitch with open slots, and after another pitch too. */
export const copyPitch = (page: Page, id: string) => page.request.post(`/api/v1/outreach/${id}/copy`, { data: { acceptPlaceholders: true, acceptDuplicate: true } });
