import { Table, Title } from '@mantine/core';
import { formatCount } from '../../ui/format';
import classes from './ApiDocs.module.css';
import type { Plan, RawDocument } from './openapi-document';

type Allowance = Plan['searches'];
const formatAllowance = (value: Allowance) => (value === null ? 'unlimited' : value.count === 0 ? 'none' : `${formatCount(value.count)} a ${value.period}`);
const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');

const ROWS: readonly { name: string; format: (plan: Plan) => string }[] = [
  { name: 'API keys', format: (plan) => yesOrNo(plan.apiAccess) },
  { name: 'Searches', format: (plan) => formatAllowance(plan.searches) },
  { name: 'Results per search', format: (plan) => formatCount(plan.maxResultsPerSearch) },
  { name: 'Transcript downloads', format: (plan) => formatAllowance(plan.transcriptDownloads) },
  { name: 'Transcript formats', format: (plan) => plan.transcriptFormats.join(', ') || 'none' },
  { name: 'Ratings, socials, guests', format: (plan) => yesOrNo(plan.seesRatingsAndSocials) },
  { name: 'Apple id, countries', format: (plan) => yesOrNo(plan.seesAppleIdAndCountries) },
  { name: 'Contacts that the feed names', format: (plan) => yesOrNo(plan.seesPrimaryContacts) },
  { name: 'Contacts found elsewhere', format: (plan) => yesOrNo(plan.seesContacts) },
];

/** Spec 6 and 9, as the server's own tables say. */
export function LimitsTopic({ document }: { document: RawDocument }) {
  const { plans, filters, burstWindowSeconds } = document['x-earshot'];
  const tiers = plans.map((plan) => plan.tier);
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
            {ROWS.map(({ name, format }) => (
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
      <p>Public is who sends neither key nor session. Whoever runs this Earshot may have set another number of public searches; the headers of an answer tell the true one.</p>
      <h2>What counts</h2>
      <ul>
        <li>A search costs one, before it is run; when it fails, it is given back. The same search within 15 minutes and further pages of it cost nothing.</li>
        <li>A transcript that is downloaded costs one download; the same episode again within the month costs nothing.</li>
        <li>All else costs nothing. What is used is told by the calls of the group Usage.</li>
        <li>
          Besides, requests may not come too fast: those of a key (else of a user, else of an address) have a burst, which comes back evenly within {burstWindowSeconds} seconds.
        </li>
      </ul>
      <h2>What every answer tells</h2>
      <ResponseHeaders />
      <h2>Filters of searches</h2>
      <p>Each plan has the filters of the plans before it. Another one is refused with 403 and names itself.</p>
      <dl className={classes.definitions}>
        {tiers
          .map((tier) => ({ tier, names: filters.filter((filter) => filter.from === tier).map((filter) => filter.name) }))
          .filter(({ names }) => names.length > 0)
          .map(({ tier, names }) => (
            <div key={tier}>
              <dt>from {tier}</dt>
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
  ['RateLimit', '"burst";r=58;t=2, "searches";r=4990;t=86400: so many are left, and all are back in so many seconds'],
  ['RateLimit-Policy', '"burst";q=60;w=60, "searches";q=5000;w=2592000: so many in a window of so many seconds'],
  ['Retry-After', 'with 429 and 503: seconds after which it is worth asking again'],
  ['X-RateLimit-Limit, -Remaining, -Reset', 'the burst once more, as clients of the field know it; the reset is a Unix time'],
  ['X-Plan-Tier', 'the plan by which the call was answered'],
  ['X-Usage-Monthly', 'searches of this month, for plans that count by the month'],
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
