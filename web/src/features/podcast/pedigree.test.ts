import { describe, expect, it } from 'vitest';
import { placesOf, shortAddress, sourceNames, sureness, toldApart } from './pedigree';

const link = (label: string, href: string) => ({ label, href });

describe('pedigree', () => {
  it('names each kind of place once', () => {
    const places = ['itunes:owner', 'contact', 'contact', 'shop'].map((place) => ({ source: 'rss', place }));
    expect(placesOf(places)).toBe('owner in the feed, contact page, shop');
  });

  it('names sources', () => {
    expect(sourceNames(['rss', 'podcast-website'])).toBe('feed, site');
    expect(sourceNames(['podchaser'])).toBe('podchaser');
  });

  it('says how sure it is in words', () => {
    expect([0.99, 0.85, 0.7, 0.5, 0.514].map(sureness)).toEqual(['sure, 99 %', 'sure, 85 %', 'likely, 70 %', 'possible, 50 %', 'possible, 51 %']);
  });

  it('tells links of one kind apart', () => {
    const links = [link('X', 'https://x.com/slow'), link('Substack', 'https://slow.substack.com'), link('Substack', 'https://substack.com/@ada'), link('YouTube', 'https://www.youtube.com/@slow')];
    expect(toldApart(links)).toEqual([null, 'slow', 'ada', null]);
  });

  it('shortens addresses', () => {
    expect(shortAddress('https://www.slow.example/contact/index.html')).toBe('slow.example/contact');
    expect(shortAddress('https://slow.example/')).toBe('slow.example');
    expect(shortAddress('https://slow.example/%D0%BA%D0%BE%D0%BD/')).toBe('slow.example/кон');
    expect(shortAddress('https://slow.example/%ff')).toBe('slow.example/%ff');
  });
});
