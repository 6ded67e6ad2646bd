import { Table, Title } from '@mantine/core';
import classes from './ApiDocs.module.css';
import { CodeBlock } from './CodeBlock';
import type { RawDocument } from './openapi-document';
import { InlineCodeText } from './InlineCodeText';

const BODY = `{
  "status": "ERROR",
  "message": "Search filter \\"topics\\" is not available for your plan.",
  "code": "filter_not_on_plan",
  "errors": [{ "pointer": "/topics", "message": "…" }],
  "requestId": "01a202d9-7581-7349-87f4-0f2a6cac4249"
}`;

export function ErrorsTopic({ document }: { document: RawDocument }) {
  return (
    <>
      <Title order={1}>Errors</Title>
      <p>
        Every failure has the same body: <code>code</code> is for programs, <code>message</code> for people, <code>errors</code> says where in the request it lies. With{' '}
        <code>Accept: application/problem+json</code> the same comes as RFC 9457 has it.
      </p>
      <CodeBlock label="failure" text={BODY} />
      <p>
        Worth repeating after <code>Retry-After</code>: 429 and 503, and 502 and 504 without it. The clients do so for calls that change nothing. <code>quota_exceeded</code> names the start of the next
        period, which is rarely worth waiting for.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scrollRegion} tabIndex={0} role="region" aria-label="Codes">
        <Table striped withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Status</Table.Th>
              <Table.Th>Code</Table.Th>
              <Table.Th>Message, unless a better one is known</Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {document['x-earshot'].errors.map(({ code, status, message }) => (
              <Table.Tr key={code}>
                <Table.Td>{status}</Table.Td>
                <Table.Td>
                  <code>{code}</code>
                </Table.Td>
                <Table.Td>
                  <InlineCodeText text={message} />
                </Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </div>
    </>
  );
}
