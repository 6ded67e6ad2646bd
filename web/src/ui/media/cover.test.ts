import { describe, expect, it } from 'vitest';
import { coverPath, episodeCover, photoSource, podcastCover } from './cover';

it('photos have the sizes of covers', () => {
  expect([22, 72, 120].map((width) => photoSource('/img/users/u1/160?v=7', width))).toEqual(['/img/users/u1/80?v=7', '/img/users/u1/160?v=7', '/img/users/u1/480?v=7']);
});

describe('covers', () => {
  const podcast = podcastCover('the-cold-shelf', 'https://coldshelf.example/cover.png');

  it('are at our own address, in a size for sharp screens', () => {
    if (!podcast) throw new Error('no cover');
    const paths = [32, 44, 56, 96, 300].map((width) => coverPath(podcast, width).replace(/\?v=\w+$/, ''));
    expect(paths).toEqual([80, 80, 160, 480, 480].map((size) => `/img/podcasts/the-cold-shelf/${size}`));
  });

  it('have a new address when the publisher has', () => {
    const other = podcastCover('the-cold-shelf', 'https://coldshelf.example/cover-2.png');
    if (!podcast || !other) throw new Error('no cover');
    expect(coverPath(podcast, 56)).not.toBe(coverPath(other, 56));
    // The server writes the same address into its pages (`api/src/web/podcast_card.rs`).
    expect(coverPath(podcast, 56)).toBe('/img/podcasts/the-cold-shelf/160?v=1w7ftme');
  });

  it('of an episode are those of its podcast, unless it has its own', () => {
    expect(episodeCover('1', null, podcast)).toBe(podcast);
    expect(episodeCover('1', podcast?.url, podcast)).toBe(podcast);
    expect(episodeCover('1', 'https://coldshelf.example/1.png', podcast)).toMatchObject({ of: 'episodes', id: '1' });
  });

  it('are missing without a web address', () => {
    for (const url of [null, undefined, '', 'javascript:alert(1)', 'data:image/png;base64,AAAA']) expect(podcastCover('a', url)).toBeNull();
  });
});
