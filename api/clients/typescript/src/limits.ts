/** The remaining quota and rate limit in the headers of a response. */

export interface Allowance {
  /** Of so many… */
  limit: number | null;
  /** …so many are left… */
  remaining: number;
  /** …until there are all again, in so many seconds. */
  resetsInSeconds: number | null;
}

export interface Limits {
  /** public, free, individual, business, agency or admin. */
  tier: string | null;
  /** Requests that may come at once. */
  burst: Allowance | null;
  /** Searches of the plan's period; null when they are unlimited. */
  searches: Allowance | null;
}

/** `"burst";r=58;t=12, "searches";r=990;t=86400` (draft-ietf-httpapi-ratelimit-headers-10). */
function items(header: string | null): Map<string, Map<string, number>> {
  const found = new Map<string, Map<string, number>>();
  for (const item of header?.split(',') ?? []) {
    const [name = '', ...parameters] = item.split(';').map((part) => part.trim());
    const values = parameters.map((parameter) => parameter.split('=')).map(([key = '', value]) => [key, Number(value)] as const);
    found.set(name.replaceAll('"', ''), new Map(values.filter(([, value]) => Number.isFinite(value))));
  }
  return found;
}

export function limitsOf(headers: Headers): Limits {
  const policies = items(headers.get('ratelimit-policy'));
  const left = items(headers.get('ratelimit'));
  const allowance = (name: string): Allowance | null => {
    const remaining = left.get(name)?.get('r');
    if (remaining === undefined) return null;
    return { limit: policies.get(name)?.get('q') ?? null, remaining, resetsInSeconds: left.get(name)?.get('t') ?? null };
  };
  return { tier: headers.get('x-plan-tier'), burst: allowance('burst'), searches: allowance('searches') };
}
