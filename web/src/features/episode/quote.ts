import { formatTimecode } from '../../ui/text/format';

interface Quote {
  text: string;
  seconds: number;
  episodeTitle: string;
  podcastTitle: string;
  url: string;
}

/** Formats a quote for the clipboard: the text, its source and a link to its second. */
export function formatQuote({ text, seconds, episodeTitle, podcastTitle, url }: Quote): string {
  const source = podcastTitle ? `${podcastTitle}, “${episodeTitle}”` : `“${episodeTitle}”`;
  return `“${text}”\n${source}, ${formatTimecode(seconds)}\n${url}`;
}
