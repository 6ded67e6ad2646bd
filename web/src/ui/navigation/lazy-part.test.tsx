import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { followingPart, lazyPart } from './lazy-part';

const Part = () => <p>Tools</p>;
let frames: FrameRequestCallback[] = [];

/** The browser paints, and lets what waits for it go on. */
const paint = () => act(async () => void frames.splice(0).forEach((draw) => draw(0)));

beforeEach(() => {
  frames = [];
  vi.stubGlobal('requestAnimationFrame', (draw: FrameRequestCallback) => frames.push(draw));
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

it('loads a part that was opened without waiting for a paint', async () => {
  const Opened = lazyPart(() => Promise.resolve(Part));
  render(<Opened />);
  await screen.findByText('Tools');
  expect(frames).toHaveLength(0);
});

it('begins to load a part that follows when the page is painted', async () => {
  const importPart = vi.fn(() => Promise.resolve(Part));
  const Following = followingPart(importPart, <p>Place</p>);
  const { unmount } = render(<Following />);
  await paint();
  expect(importPart).not.toHaveBeenCalled();
  screen.getByText('Place');
  await paint();
  await screen.findByText('Tools');
  unmount();
  render(<Following />);
  screen.getByText('Tools');
});

it('loads a part that follows in a hidden tab', async () => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const Following = followingPart(() => Promise.resolve(Part));
  render(<Following />);
  await screen.findByText('Tools');
});

it('loads a part that follows in a tab that was hidden before its paint', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  const Following = followingPart(() => Promise.resolve(Part));
  render(<Following />);
  await act(async () => vi.runAllTimers());
  screen.getByText('Tools');
});
