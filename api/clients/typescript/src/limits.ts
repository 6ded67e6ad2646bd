/** The remaining quota and rate limit in the headers of a response. */

/** A quota or rate limit. */
export interface Allowance {
  /** The maximum number. */
  limit: number | null;
  /** The remaining number. */
  remaining: number;
  /** The seconds until all are available again. */
  resetsInSeconds: number | null;
}

export interface Limits {
  /** The plan: public, free, individual, business, agency or admin. */
  tier: string | null;
  /** The rate limit of requests. */
  burst: Allowance | null;
  /** The searches of the plan's period. Null if they are unlimited. */
  searches: Allowance | null;
}

/** Parses a header such as `"burst";r=58;t=12, "searches";r=990;t=86400` (draft-ietf-httpapi-ratelimit-headers-10). */
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
