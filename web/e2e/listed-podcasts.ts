import { expect, type Page } from '@playwright/test';
import { expectSettled } from './page-checks';

export interface Entry {
  listedPodcastId: string;
  status: string;
  priority: string | null;
  labels: string[];
  notes: string | null;
  nextActionOn: string | null;
  version: number;
  podcast: { podcastId: string; title: string; slug: string };
}

const data = async (response: Promise<{ json: () => Promise<unknown> }>) => ((await (await response).json()) as { data: never }).data;

/** The ids of podcasts of the catalog, from its directory. */
async function findPodcastIds(page: Page, max: number): Promise<string[]> {
  const ids: string[] = [];
  for (const letter of 'abcdefghijklmnopqrstuvwxyz0') {
    const { podcasts }: { podcasts: { id: string }[] } = await data(page.request.get(`/api/v1/public/directory?letter=${letter}&limit=100`));
    ids.push(...podcasts.map(({ id }) => id));
    if (ids.length >= max) break;
  }
  return ids.slice(0, max);
}

export class List {
  readonly slug: string;
  readonly #page: Page;

  constructor(page: Page, slug: string) {
    this.#page = page;
    this.slug = slug;
  }

  get path(): string {
    return `/app/projects/${this.slug}`;
  }

  async entries(): Promise<Entry[]> {
    const { listedPodcasts }: { listedPodcasts: Entry[] } = await data(this.#page.request.get(`/api/v1/projects/${this.slug}/podcasts/details`));
    return listedPodcasts;
  }

  async entry(id: string): Promise<Entry> {
    const found = (await this.entries()).find(({ listedPodcastId }) => listedPodcastId === id);
    if (!found) throw new Error(`${id} is not on the list`);
    return found;
  }

  /** Changes an entry as a colleague would: without `If-Match`, and without an event for this page. */
  change(id: string, change: Partial<Record<'state' | 'priority' | 'notes', string | null>>) {
    return this.#page.request.patch(`/api/v1/projects/${this.slug}/podcasts/${id}`, { data: change });
  }

  /** Opens the list without the stream of events, so that changes of others arrive with the next request. */
  async open(query = ''): Promise<void> {
    await this.#page.route('**/api/v1/events', (route) => route.abort());
    await this.#page.goto(`${this.path}${query}`);
    await expectSettled(this.#page);
    await expect(this.#page.locator('[data-list-rows]')).toBeVisible();
  }
}

/** Creates a list with podcasts of the sample catalog, through the API. */
export async function createList(page: Page, { count = 12, name = 'Autumn tour' } = {}): Promise<List> {
  const { project }: { project: { slug: string } } = await data(page.request.put('/api/v1/projects', { data: { name, projectTypes: ['guest-booking'] } }));
  const response = await page.request.post(`/api/v1/projects/${project.slug}/podcasts/bulk`, { data: { action: 'add', podcastIds: await findPodcastIds(page, count) } });
  expect(response.status()).toBe(200);
  return new List(page, project.slug);
}

export const rows = (page: Page) => page.getByRole('grid').locator('[role=row][data-key]');
export const cell = (page: Page, id: string, column: string) => page.locator(`[role=row][data-key="${id}"] [data-column="${column}"]`);
export const toast = (page: Page, text: string | RegExp) => page.getByLabel('Messages').getByRole('status').filter({ hasText: text });
/** What the page announces to screen readers. */
export const announcement = (page: Page) => page.locator('[data-announcer]');
/** The row or card that has the focus. */
export const focusedKey = (page: Page) => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-key]')?.dataset.key ?? null);
export const keyAt = async (page: Page, place: number) => (await rows(page).nth(place).getAttribute('data-key')) ?? '';

/** Columns without a value are left out until a reader shows them. */
export async function showEmptyColumns(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Columns/ }).click();
  await page.getByRole('button', { name: 'Show empty columns' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog', { name: 'Columns' })).toHaveCount(0);
}
