import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderComponent } from '../../testing/render';
import { Chapters } from './Chapters';

const chapter = (startSecond: number, title: string, url: string | null = null) => ({ startSecond, title, url, imageUrl: null });

it('plays a chapter from its start and marks the one that is playing', async () => {
  const onSeek = vi.fn();
  const chapters = [chapter(0, 'Intro'), chapter(62.5, 'Tea', 'https://tea.example/'), chapter(120, 'End', 'javascript:alert(1)')];
  const { container } = await renderComponent(<Chapters list={{ source: 'notes', chapters }} second={70} onSeek={onSeek} />);
  expect(Array.from(container.querySelectorAll('li'), (row) => row.textContent)).toEqual(['0:00Intro', '1:02Tea', '2:00End']);
  expect(container.querySelector('[aria-current]')?.textContent).toBe('1:02Tea');
  expect(Array.from(container.querySelectorAll('a'), (link) => link.href)).toEqual(['https://tea.example/']);
  expect(container.textContent).toContain('From the times in the show notes.');
  await act(async () => screen.getByRole('button', { name: 'Play Tea from 1:02' }).click());
  expect(onSeek).toHaveBeenCalledWith(62);
});
