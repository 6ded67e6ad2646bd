import { expect, it } from 'vitest';
import type { SocialMedia } from '../../api/types';
import { listFollowers } from './followers-data';

const scrapedAt = '2026-11-01T00:00:00.000Z';
const twitter = (followerCount: number, missing: string[] = []): SocialMedia['twitterData'][number] => ({
  profileId: '1',
  profileName: 'idle',
  profileUrl: 'https://x.com/idle',
  profileImageUrl: null,
  biography: null,
  dateJoined: null,
  followerCount,
  followingCount: 0,
  postsCount: 0,
  scrapedAt,
  missing,
});
const social = (more: Partial<SocialMedia>): SocialMedia => ({
  podcastId: 'p',
  socialMediaLinks: [],
  facebookPageData: [],
  instagramData: [],
  linkedInCompanyData: [],
  linkedInPersonData: [],
  tiktokData: [],
  twitterData: [],
  patreonData: [],
  notCounted: [],
  ...more,
});

it('sorts profiles by followers', () => {
  const patreonData = [{ profileId: '7', name: null, url: 'https://www.patreon.com/user?u=7', patrons: 900, scrapedAt, missing: [] }];
  const found = listFollowers(social({ twitterData: [twitter(500)], patreonData }), undefined);
  expect(found.map(({ platform, count }) => [platform, count])).toEqual([['patreon', 900], ['twitter', 500]]);
});

it('skips profiles without a count instead of showing zero', () => {
  expect(listFollowers(social({ twitterData: [twitter(0, ['followerCount'])] }), undefined)).toEqual([]);
  expect(listFollowers(social({ twitterData: [twitter(0)] }), undefined)).toHaveLength(1);
  expect(listFollowers(undefined, undefined)).toEqual([]);
});
