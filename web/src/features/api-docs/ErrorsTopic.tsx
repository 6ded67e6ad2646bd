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
  "requestId": "01a202d9-7581-7349-87f4-0f2a6cac4249",
  "data": { "message": "Search filter \\"topics\\" is not available for your plan." }
}`;

export function ErrorsTopic({ document }: { document: RawDocument }) {
  return (
    <>
      <Title order={1}>Errors</Title>
      <p>
        Every error has the same body: <code>code</code> is for programs, <code>message</code> for people (repeated in <code>data</code>), and <code>errors</code> points to the cause in the request. With{' '}
        <code>Accept: application/problem+json</code> you get the same data as RFC 9457 problem details.
      </p>
      <CodeBlock label="error body" text={BODY} />
      <p>
        Retry 429 and 503 after <code>Retry-After</code>, and 502 and 504 at any time. Our clients retry read-only calls. With <code>quota_exceeded</code>, <code>Retry-After</code> is the start of the
        next quota period, which is usually too long to wait for.
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scrollRegion} tabIndex={0} role="region" aria-label="Error codes">
        <Table striped withTableBorder>
          <Table.Thead>
            <Table.Tr>
              <Table.Th>Status</Table.Th>
              <Table.Th>Code</Table.Th>
              <Table.Th>Default message</Table.Th>
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
