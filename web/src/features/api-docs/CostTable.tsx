import { Table } from '@mantine/core';
import classes from './ApiDocs.module.css';
import { groupEndpoints, type RawDocument } from './openapi-document';

/** The calls that cost something, read from the document. */
export function CostTable({ document }: { document: RawDocument }) {
  const endpoints = groupEndpoints(document).flatMap((group) => group.endpoints);
  const order = document['x-earshot'].meters.map(({ name }) => name);
  const costly = endpoints.filter((endpoint) => endpoint.meter !== null).toSorted((left, right) => order.indexOf(left.meter ?? '') - order.indexOf(right.meter ?? ''));
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={classes.scrollRegion} tabIndex={0} role="region" aria-label="Costs of calls">
      <Table striped withTableBorder>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>Call</Table.Th>
            <Table.Th>Cost</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {costly.map(({ id, method, path, cost }) => (
            <Table.Tr key={id}>
              <Table.Th scope="row">
                {method} <code>{path}</code>
              </Table.Th>
              <Table.Td>{cost}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </div>
  );
}
