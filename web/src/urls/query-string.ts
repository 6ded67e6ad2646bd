/** Reads and writes query strings. Every value is text; a repeated key is a list. */

export type QueryString = Readonly<Record<string, string | string[] | undefined>>;

export function parseQueryString(text: string): QueryString {
  const query: Record<string, string | string[]> = {};
  for (const [key, value] of new URLSearchParams(text)) {
    const previous = query[key];
    if (previous === undefined) query[key] = value;
    else query[key] = Array.isArray(previous) ? [...previous, value] : [previous, value];
  }
  return query;
}

export function formatQueryString(query: Readonly<Record<string, unknown>>): string {
  const parts = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    for (const item of Array.isArray(value) ? (value as unknown[]) : [value]) parts.append(key, String(item));
  }
  const text = parts.toString();
  return text ? `?${text}` : '';
}

export const readText = (value: QueryString[string]): string | null => {
  const text = Array.isArray(value) ? value[0] : value;
  return text === undefined || text === '' ? null : text;
};

export const readList = (value: QueryString[string]): string[] => {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).filter((item) => item !== '');
};

/** Returns a whole number of at least zero, or null. */
export const readCount = (value: QueryString[string]): number | null => {
  const text = readText(value);
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
};
