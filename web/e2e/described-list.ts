import { expect, type Page } from '@playwright/test';
import { List } from './listed-podcasts';
import { SHOW } from './sample-catalog';

interface Options {
  name: string;
  /** Whether the list describes what fits, which reviews and strategies need. */
  isDescribed?: boolean;
  /** The purpose of the list; by default, the subjects of the show. */
  about?: { purpose: string; keywords: string[] };
  /** Whether the show of the sample catalog is on it. */
  hasShow?: boolean;
}

const ABOUT_SALT = { purpose: 'Shows about salt, ice and cold storage with guests.', keywords: ['salt', 'ice', 'cold storage'] };

/** Creates a list about what the show of the sample catalog is about, through the API. */
export async function createDescribedList(page: Page, { name, isDescribed = true, about = ABOUT_SALT, hasShow = true }: Options): Promise<List> {
  const created = await page.request.put('/api/v1/projects', { data: { name, projectTypes: ['guest-booking'], ...(isDescribed && about) } });
  expect(created.status(), await created.text()).toBe(200);
  const { data } = (await created.json()) as { data: { project: { slug: string } } };
  if (hasShow) {
    const added = await page.request.post(`/api/v1/projects/${data.project.slug}/podcasts`, { data: { podcastId: SHOW.slug, state: 'prospect' } });
    expect(added.status(), await added.text()).toBe(200);
  }
  return new List(page, data.project.slug);
}
