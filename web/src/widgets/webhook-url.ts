/** Returns an error message, or null for a URL. Which URLs may receive deliveries is up to the server: some allow private networks. */
export function urlProblem(text: string): string | null {
  const url = text.trim();
  if (url === '') return 'Enter a URL';
  try {
    return /^https?:$/.test(new URL(url).protocol) ? null : 'The URL must start with https://';
  } catch {
    return 'Enter a full URL, such as https://example.com/hooks';
  }
}
