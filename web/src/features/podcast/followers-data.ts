/** Lists the profiles of all platforms with their follower counts. Pure. */
import type { SocialMedia, YoutubeChannels } from '../../api/types';

export interface ProfileFollowers {
  platform: string;
  url: string;
  count: number;
  countedAt: string;
}

export const PLATFORM_NAMES: Readonly<Record<string, string>> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  patreon: 'Patreon',
  tiktok: 'TikTok',
  twitter: 'X',
  youtube: 'YouTube',
};

interface FollowerCount {
  platform: string;
  url: string;
  count: number | null | undefined;
  countedAt: string;
  /** Wire names of the fields that the platform did not provide. */
  missing: readonly string[];
  /** The wire name of the count. */
  name: string;
}

/** Returns profiles sorted by followers. Profiles without a count are skipped. */
export function listFollowers(social: SocialMedia | undefined, youtube: YoutubeChannels | undefined): ProfileFollowers[] {
  const counts: FollowerCount[] = [
    ...(social?.facebookPageData ?? []).map((it) => ({ platform: 'facebook', url: it.facebookPageUrl, count: it.followers, countedAt: it.scrapedAt, missing: it.missing, name: 'followers' })),
    ...(social?.instagramData ?? []).map((it) => ({ platform: 'instagram', url: it.url, count: it.followers, countedAt: it.scrapedAt, missing: it.missing, name: 'followers' })),
    ...(social?.linkedInCompanyData ?? []).map((it) => ({ platform: 'linkedin', url: it.linkedInUrl, count: it.followers, countedAt: it.scrapedAt, missing: it.missing, name: 'followers' })),
    ...(social?.patreonData ?? []).map((it) => ({ platform: 'patreon', url: it.url, count: it.patrons, countedAt: it.scrapedAt, missing: it.missing, name: 'patrons' })),
    ...(social?.tiktokData ?? []).map((it) => ({ platform: 'tiktok', url: `https://www.tiktok.com/@${it.handle}`, count: it.followers, countedAt: it.scrapedAt, missing: it.missing, name: 'followers' })),
    ...(social?.twitterData ?? []).map((it) => ({ platform: 'twitter', url: it.profileUrl, count: it.followerCount, countedAt: it.scrapedAt, missing: it.missing, name: 'followerCount' })),
    ...(youtube?.youtubeData ?? []).map((it) => ({ platform: 'youtube', url: `https://www.youtube.com/channel/${it.id}`, count: it.subscriberCount, countedAt: it.dataLastUpdated, missing: it.missing, name: 'subscriberCount' })),
  ];
  return counts
    .flatMap(({ platform, url, count, countedAt, missing, name }) => (typeof count === 'number' && !missing.includes(name) ? [{ platform, url, count, countedAt }] : []))
    .toSorted((one, other) => other.count - one.count);
}
