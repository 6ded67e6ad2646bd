/** Display names of directories and social platforms (spec 3 and 9). */

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
  daily: 'Daily', weekly: 'Weekly', 'bi-weekly': 'Every two weeks', monthly: 'Monthly', stale: 'Gone quiet', 'very-stale': 'Gone quiet',
};

export const labelOf = (labels: Readonly<Record<string, string>>, kind: string) => labels[kind] ?? kind;

/** What the authority score is made of. */
export const SCORE_INPUT_LABELS: Readonly<Record<string, string>> = {
  recency: 'Newest episode',
  'posting-interval': 'Regularity',
  'episode-count': 'Episodes',
  age: 'Age',
  'episode-length': 'Length of episodes',
  'show-notes': 'Show notes',
  artwork: 'Artwork',
  'episode-thumbnails': 'Images of episodes',
  'social-links': 'Social profiles',
  website: 'Website',
  'apple-rating': 'Apple rating',
  'apple-ratings-count': 'Apple ratings',
  'spotify-rating': 'Spotify rating',
  'spotify-ratings-count': 'Spotify ratings',
  'chart-position': 'Place on charts',
  'chart-days': 'Days on charts',
  'chart-trend': 'Trend on charts',
  'castbox-plays': 'Castbox plays',
  'castbox-subscribers': 'Castbox subscribers',
  followers: 'Followers',
  'followers-elsewhere': 'Followers elsewhere',
  subscribers: 'YouTube subscribers',
  'views-per-video': 'Views of a video',
};

/** What the estimate of the audience is made of. */
export const AUDIENCE_INPUT_LABELS: Readonly<Record<string, string>> = {
  'apple-ratings': 'Apple ratings',
  'spotify-ratings': 'Spotify ratings',
  'castbox-subscribers': 'Castbox subscribers',
  'chart-position': 'Place on charts',
  'youtube-subscribers': 'YouTube subscribers',
  followers: 'Followers',
  'update-frequency': 'Rhythm',
  silence: 'Newest episode',
};
