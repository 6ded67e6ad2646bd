import { describe, expect, it } from 'vitest';
import { distinctHandles, formatConfidence, listPlaces, listSources, shortUrl } from './provenance';

const link = (label: string, href: string) => ({ label, href });

describe('provenance', () => {
  it('lists each kind of place once', () => {
    const places = ['itunes:owner', 'contact', 'contact', 'shop'].map((place) => ({ source: 'rss', place }));
    expect(listPlaces(places)).toBe('feed owner, contact page and shop');
  });

  it('lists sources', () => {
    expect(listSources(['rss', 'podcast-website'])).toBe('feed, website');
    expect(listSources(['podchaser'])).toBe('podchaser');
  });

  it('formats the confidence', () => {
    expect([0.99, 0.85, 0.7, 0.5, 0.514].map(formatConfidence)).toEqual(['99% confidence', '85% confidence', '70% confidence', '50% confidence', '51% confidence']);
  });

  it('distinguishes links of one kind by handle', () => {
    const links = [link('X', 'https://x.com/slow'), link('Substack', 'https://slow.substack.com'), link('Substack', 'https://substack.com/@ada'), link('YouTube', 'https://www.youtube.com/@slow')];
    expect(distinctHandles(links)).toEqual([null, 'slow', 'ada', null]);
  });

  it('shortens URLs', () => {
    expect(shortUrl('https://www.slow.example/contact/index.html')).toBe('slow.example/contact');
    expect(shortUrl('https://slow.example/')).toBe('slow.example');
    expect(shortUrl('https://slow.example/%D0%BA%D0%BE%D0%BD/')).toBe('slow.example/кон');
    expect(shortUrl('https://slow.example/%ff')).toBe('slow.example/%ff');
  });
});
