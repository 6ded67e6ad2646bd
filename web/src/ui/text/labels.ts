/** Display names of wire values: directories and social platforms (spec 3 and 9), frequencies, score inputs. */

export const DIRECTORY_LABELS: Readonly<Record<string, string>> = {
  apple: 'Apple Podcasts', anchor: 'Anchor', amazonmusic: 'Amazon Music', antennapod: 'AntennaPod', audible: 'Audible',
  castamatic: 'Castamatic', castbox: 'Castbox', castro: 'Castro', curiocaster: 'CurioCaster', fountain: 'Fountain',
  goodpods: 'Goodpods', google: 'Google Podcasts', gpodder: 'gPodder', iheartradio: 'iHeartRadio', listennotes: 'Listen Notes',
  overcast: 'Overcast', playerfm: 'Player FM', pocketcasts: 'Pocket Casts', podbean: 'Podbean', podcastaddict: 'Podcast Addict',
  podcastguru: 'Podcast Guru', podcastrepublic: 'Podcast Republic', podchaser: 'Podchaser', podfriend: 'Podfriend',
  podknife: 'Podknife', podnews: 'Podnews', podscan: 'Podscan', podscribe: 'Podscribe', podurama: 'Podurama',
  podverse: 'Podverse', radiopublic: 'RadioPublic', rephonic: 'Rephonic', spotify: 'Spotify', truefans: 'TrueFans',
  tunein: 'TuneIn', youtubemusic: 'YouTube Music',
};

export const SOCIAL_LABELS: Readonly<Record<string, string>> = {
  beehiiv: 'beehiiv', behance: 'Behance', bluesky: 'Bluesky', discord: 'Discord', facebook: 'Facebook', github: 'GitHub',
  instagram: 'Instagram', linkedin: 'LinkedIn', linktree: 'Linktree', mastodon: 'Mastodon', medium: 'Medium', patreon: 'Patreon',
  pinterest: 'Pinterest', reddit: 'Reddit', snapchat: 'Snapchat', soundcloud: 'SoundCloud', substack: 'Substack',
  threads: 'Threads', tiktok: 'TikTok', tumblr: 'Tumblr', twitch: 'Twitch', twitter: 'X (Twitter)', vimeo: 'Vimeo',
  whatsapp: 'WhatsApp', youtube: 'YouTube',
};

export const FREQUENCY_LABELS: Readonly<Record<string, string>> = {
  daily: 'Daily', weekly: 'Weekly', 'bi-weekly': 'Every two weeks', monthly: 'Monthly', stale: 'Inactive', 'very-stale': 'Inactive',
};

export const labelOf = (labels: Readonly<Record<string, string>>, kind: string) => labels[kind] ?? kind;

/** Inputs of the authority score. */
export const SCORE_INPUT_LABELS: Readonly<Record<string, string>> = {
  recency: 'Latest episode',
  'posting-interval': 'Publishing schedule',
  'episode-count': 'Episodes',
  age: 'Age',
  'episode-length': 'Episode length',
  'show-notes': 'Show notes',
  'guest-acceptance': 'Guests',
  artwork: 'Artwork',
  'episode-thumbnails': 'Episode images',
  'social-links': 'Social profiles',
  website: 'Website',
  'apple-rating': 'Apple rating',
  'apple-ratings-count': 'Number of Apple ratings',
  'spotify-rating': 'Spotify rating',
  'spotify-ratings-count': 'Number of Spotify ratings',
  'chart-position': 'Chart position',
  'chart-days': 'Days on charts',
  'chart-trend': 'Chart trend',
  'castbox-plays': 'Castbox plays',
  'castbox-subscribers': 'Castbox subscribers',
  followers: 'Followers',
  'followers-elsewhere': 'Followers on other platforms',
  subscribers: 'YouTube subscribers',
  'views-per-video': 'YouTube views per video',
};

/** Inputs of the audience estimate. */
export const AUDIENCE_INPUT_LABELS: Readonly<Record<string, string>> = {
  'apple-ratings': 'Apple ratings',
  'spotify-ratings': 'Spotify ratings',
  'castbox-subscribers': 'Castbox subscribers',
  'chart-position': 'Chart position',
  'youtube-subscribers': 'YouTube subscribers',
  followers: 'Followers',
  'update-frequency': 'Publishing frequency',
  silence: 'Time since latest episode',
};
