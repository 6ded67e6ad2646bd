/** The slug or id in what someone enters: the address of a page, or the last part of it. */
export function podcastIn(text: string): string {
  const path = text.trim().replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const parts = path.split('/').filter((part) => part !== '');
  const at = parts.indexOf('podcasts');
  return (at === -1 ? parts.at(-1) : parts[at + 1]) ?? '';
}
