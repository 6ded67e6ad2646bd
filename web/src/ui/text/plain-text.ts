const MAX_LENGTH = 400;

/** Returns the text of HTML, shortened for a preview of a line or two. */
export function plainText(html: string | null | undefined): string {
  if (!html) return '';
  const page = new DOMParser().parseFromString(html.replaceAll(/<(\/p|br|\/li|\/div)[^>]*>/gi, ' $&'), 'text/html');
  return (page.body.textContent ?? '').replaceAll(/\s+/g, ' ').trim().slice(0, MAX_LENGTH);
}
