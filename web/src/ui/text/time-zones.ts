/** The time zone of the device. */
export const localZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** The zones of the browser, with the chosen one. */
export function timeZones(chosen: string | null): string[] {
  const known = Intl.supportedValuesOf('timeZone');
  return [...new Set(['UTC', ...(chosen ? [chosen] : []), ...known])];
}
