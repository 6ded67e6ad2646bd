import { describe, expect, it } from 'vitest';
import { listPlaces, shortUrl, listSources, formatConfidence, distinctHandles } from './provenance';

const link = (label: string, href: string) => ({ label, href });

describe('pedigree', () => {
  it('names each kind of place once', () => {
    const places = ['itunes:owner', 'contact', 'contact', 'shop'].map((place) => ({ source: 'rss', place }));
    expect(listPlaces(places)).toBe('owner in the feed, contact page, shop');
  });

  it('names sources', () => {
    expect(listSources(['rss', 'podcast-website'])).toBe('feed, site');
    expect(listSources(['podchaser'])).toBe('podchaser');
  });

  it('says how sure it is in words', () => {
    expect([0.99, 0.85, 0.7, 0.5, 0.514].map(formatConfidence)).toEqual(['sure, 99 %', 'sure, 85 %', 'likely, 70 %', 'possible, 50 %', 'possible, 51 %']);
  });

  it('tells links of one kind apart', () => {
    const links = [link('X', 'https://x.com/slow'), link('Substack', 'https://slow.substack.com'), link('Substack', 'https://substack.com/@ada'), link('YouTube', 'https://www.youtube.com/@slow')];
    expect(distinctHandles(links)).toEqual([null, 'slow', 'ada', null]);
  });

  it('shortens addresses', () => {
    expect(shortUrl('https://www.slow.example/contact/index.html')).toBe('slow.example/contact');
    expect(shortUrl('https://slow.example/')).toBe('slow.example');
    expect(shortUrl('https://slow.example/%D0%BA%D0%BE%D0%BD/')).toBe('slow.example/кон');
    expect(shortUrl('https://slow.example/%ff')).toBe('slow.example/%ff');
  });
});
