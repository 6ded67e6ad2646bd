import { Text, Title } from '@mantine/core';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import classes from './Search.module.css';

const EXAMPLES = [
  { query: { q: 'founders "cash flow"' }, text: 'founders "cash flow"', why: 'about founders, with the exact words cash flow' },
  { query: { q: 'running -marathon' }, text: 'running -marathon', why: 'about running, but not marathons' },
  { query: { q: 'transcript:"the first time"' }, text: 'transcript:"the first time"', why: 'said in an episode, with the moment' },
] as const;

export function EmptySearchPanel() {
  return (
    <div className={classes.emptySearch}>
      <Title order={2} size="h4">
        Write what you look for, or set a filter
      </Title>
      <Text c="dimmed" mt={4}>
        At least one search term or filter is required.
      </Text>
      <ul>
        {EXAMPLES.map(({ query, text, why }) => (
          <li key={text}>
            <AppLink href={paths.search(query)}>{text}</AppLink>
            <Text span size="sm" c="dimmed">
              {why}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
