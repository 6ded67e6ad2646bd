import { formatTimecode } from '../../ui/format';

interface Quote {
  text: string;
  seconds: number;
  episodeTitle: string;
  podcastTitle: string;
  url: string;
}

/** A passage as it is pasted elsewhere: the words, where they come from, and the link to the moment. */
export function formatQuote({ text, seconds, episodeTitle, podcastTitle, url }: Quote): string {
  const source = podcastTitle ? `${podcastTitle}, “${episodeTitle}”` : `“${episodeTitle}”`;
  return `“${text}”\n${source}, ${formatTimecode(seconds)}\n${url}`;
}
