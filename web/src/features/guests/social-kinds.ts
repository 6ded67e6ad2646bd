/** Recognizes the platform of a profile by its URL. The server decides whether it is a profile (spec 5). */
import { SOCIAL_LABELS } from '../../ui/text/labels';

const HOSTS: Readonly<Record<string, string>> = {
  'beehiiv.com': 'beehiiv', 'behance.net': 'behance', 'bsky.app': 'bluesky', 'discord.com': 'discord', 'discord.gg': 'discord', 'facebook.com': 'facebook', 'fb.com': 'facebook', 'github.com': 'github',
  'instagram.com': 'instagram', 'linkedin.com': 'linkedin', 'linktr.ee': 'linktree', 'mastodon.social': 'mastodon', 'medium.com': 'medium', 'patreon.com': 'patreon', 'pinterest.com': 'pinterest',
  'reddit.com': 'reddit', 'snapchat.com': 'snapchat', 'soundcloud.com': 'soundcloud', 'substack.com': 'substack', 'threads.com': 'threads', 'threads.net': 'threads', 'tiktok.com': 'tiktok',
  'tumblr.com': 'tumblr', 'twitch.tv': 'twitch', 'twitter.com': 'twitter', 'x.com': 'twitter', 'vimeo.com': 'vimeo', 'wa.me': 'whatsapp', 'whatsapp.com': 'whatsapp', 'youtube.com': 'youtube', 'youtu.be': 'youtube',
};

/** The platforms in the order of their names. */
export const SOCIAL_KINDS = Object.entries(SOCIAL_LABELS)
  .map(([value, label]) => ({ value, label }))
  .toSorted((left, right) => left.label.localeCompare(right.label, 'en', { sensitivity: 'base' }));

/** The platform of a URL; null when it is not recognized. */
export function kindOfAddress(address: string): string | null {
  const [, host = ''] = /^(?:https?:\/\/)?([^/\s?#]+)/i.exec(address.trim()) ?? [];
  const name = host.toLowerCase();
  return Object.entries(HOSTS).find(([domain]) => name === domain || name.endsWith(`.${domain}`))?.[1] ?? null;
}
