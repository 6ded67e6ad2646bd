import { Table, Title } from '@mantine/core';
import { capitalize, formatCount } from '../../ui/text/format';
import classes from './ApiDocs.module.css';
import { CostTable } from './CostTable';
import type { Plan, RawDocument } from './openapi-document';

type Allowance = Plan['allowances'][string];
const formatAllowance = (value: Allowance | undefined) => (!value ? 'unlimited' : value.count === 0 ? 'none' : `${formatCount(value.count)} per ${value.period}`);
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const ROWS: readonly { name: string; format: (plan: Plan) => string }[] = [
  { name: 'API keys', format: (plan) => yesOrNo(plan.apiAccess) },
  { name: 'Results per search', format: (plan) => formatCount(plan.maxResultsPerSearch) },
  { name: 'Transcript formats', format: (plan) => plan.transcriptFormats.join(', ') || 'none' },
  { name: 'Ratings, social profiles, guests', format: (plan) => yesOrNo(plan.seesRatingsAndSocials) },
  { name: 'Apple ID, countries', format: (plan) => yesOrNo(plan.seesAppleIdAndCountries) },
  { name: 'Contacts in the feed', format: (plan) => yesOrNo(plan.seesPrimaryContacts) },
  { name: 'Contacts from websites', format: (plan) => yesOrNo(plan.seesContacts) },
];

/** The plans and limits (spec 6 and 9), read from the server's own tables in the document. */
export function LimitsTopic({ document }: { document: RawDocument }) {
  const { plans, filters, meters, burstWindowSeconds } = document['x-earshot'];
  const tiers = plans.map((plan) => plan.tier);
  const rows = [...ROWS, ...meters.map(({ name, label }) => ({ name: capitalize(label), format: (plan: Plan) => formatAllowance(plan.allowances[name]) }))];
  return (
    <>
      <Title order={1}>Plans and limits</Title>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scrollRegion} tabIndex={0} role="region" aria-label="Plans">
        <Table striped withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Plan</Table.Th>
              {tiers.map((tier) => (
                <Table.Th key={tier}>{tier}</Table.Th>
              ))}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {rows.map(({ name, format }) => (
              <Table.Tr key={name}>
                <Table.Th scope="row">{name}</Table.Th>
                {plans.map((plan) => (
                  <Table.Td key={plan.tier}>{format(plan)}</Table.Td>
                ))}
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
      <p>Public: no key or session. The operator of this server can set a different number of public searches; the response headers have the current one.</p>
      <h2>What counts</h2>
      <ul>
        <li>A call is charged before it runs, and refunded when it fails.</li>
        <li>Calls that are not in the table below are free. The Usage endpoints return what you have used.</li>
        <li>
          A rate limit applies per key, or else per user or IP address. It is a token bucket that refills at a constant rate within {burstWindowSeconds} seconds.
        </li>
      </ul>
      <CostTable document={document} />
      <h2>Response headers</h2>
      <ResponseHeaders />
      <h2>Search filters</h2>
      <p>Each plan includes the filters of lower plans. A filter that your plan lacks is rejected with 403 and named in the message.</p>
      <dl className={classes.definitions}>
        {tiers
          .map((tier) => ({ tier, names: filters.filter((filter) => filter.from === tier).map((filter) => filter.name) }))
          .filter(({ names }) => names.length > 0)
          .map(({ tier, names }) => (
            <div key={tier}>
              <dt>{capitalize(tier)} plan and above</dt>
              <dd>
                {names.map((name) => (
                  <code key={name}>{name}</code>
                ))}
              </dd>
            </div>
          ))}
      </dl>
    </>
  );
}

const RESPONSE_HEADERS: readonly (readonly [string, string])[] = [
  ['RateLimit', '"burst";r=58;t=2, "searches";r=4990;t=86400: the remaining number (r), and the seconds until it is full again (t)'],
  ['RateLimit-Policy', '"burst";q=60;w=60, "searches";q=5000;w=2592000: the quota (q) and its window in seconds (w)'],
  ['Retry-After', 'With 429 and 503: the seconds to wait before a retry'],
  ['X-RateLimit-Limit, -Remaining, -Reset', 'The rate limit in the common header format; the reset is a Unix time'],
  ['X-Plan-Tier', 'The plan that applied to the request'],
  ['X-Usage-Monthly', 'Searches this month, for plans with a monthly quota'],
];

function ResponseHeaders() {
  return (
    <dl className={classes.definitions}>
      {RESPONSE_HEADERS.map(([name, description]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{description}</dd>
        </div>
      ))}
    </dl>
  );
}
