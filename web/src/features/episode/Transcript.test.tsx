// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, expect, it } from 'vitest';
import { transcriptQuery } from '../../api/queries';
import type { Episode, Transcript as Answer } from '../../api/types';
import { Transcript } from './Transcript';

(globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;

const TEXT = 'Ada: Good evening.\n\nBen: A cold room, Ada. The cold stays.';
const close: (() => void)[] = [];
afterEach(() => close.splice(0).forEach((end) => end()));

async function show(answer: Partial<Answer>, find = ''): Promise<HTMLElement> {
  const client = new QueryClient();
  client.setQueryData(transcriptQuery('e').queryKey, { episodeId: 'e', podcastId: 'p', sentences: [], ...answer });
  const page = document.body.appendChild(document.createElement('div'));
  const root = createRoot(page);
  close.push(() => act(() => root.unmount()));
  const episode = { episodeId: 'e', episodeSlug: 'one', podcastSlug: 'show', title: 'One' } as Episode;
  await act(async () =>
    root.render(
      <MantineProvider>
        <QueryClientProvider client={client}>
          <Transcript episode={episode} podcastTitle="Show" startSecond={null} initialSearchText={find} second={null} onSeek={() => undefined} />
        </QueryClientProvider>
      </MantineProvider>,
    ),
  );
  return page;
}

const textsOf = (page: HTMLElement, selector: string) => Array.from(page.querySelectorAll(selector), (element) => element.textContent);

it('shows an untimed transcript with a note', async () => {
  const page = await show({ textWithoutTimes: TEXT });
  expect(page.textContent).toContain('has no timestamps');
  expect(textsOf(page, 'p[id^=sentence]')).toEqual(['Ada: Good evening.', 'Ben: A cold room, Ada. The cold stays.']);
  expect(page.textContent).not.toContain('Auto-scroll');
});

it('searches an untimed transcript', async () => {
  const page = await show({ textWithoutTimes: TEXT }, 'COLD');
  const status = () => textsOf(page, '[role=status]');
  expect(textsOf(page, 'mark')).toEqual(['cold', 'cold']);
  expect(status()).toContain('1 of 2');
  await act(async () => page.querySelector<HTMLElement>('[aria-label="Next match"]')?.click());
  expect(status()).toContain('2 of 2');
  expect(Array.from(page.querySelectorAll('mark'), (mark) => mark.dataset.current)).toEqual([undefined, 'true']);
});

it('shows a timed transcript in paragraphs', async () => {
  const page = await show({ sentences: [{ text: 'Good evening.', speaker: 'Ada', startSecond: 0, endSecond: 2 }] });
  expect(page.textContent).not.toContain('has no timestamps');
  expect(textsOf(page, 'time')).toEqual(['0:00']);
});

it('reports an empty transcript', async () => expect((await show({})).textContent).toContain('The transcript is empty'));
