import { Text, Title } from '@mantine/core';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import classes from './Search.module.css';

const EXAMPLES = [
  { query: { q: 'founders "cash flow"' }, text: 'founders "cash flow"', description: 'about founders, with the exact phrase “cash flow”' },
  { query: { q: 'running -marathon' }, text: 'running -marathon', description: 'about running, but not marathons' },
  { query: { q: 'transcript:"the first time"' }, text: 'transcript:"the first time"', description: 'said in an episode, with the time' },
] as const;

export function EmptySearchPanel() {
  return (
    <div className={classes.emptySearch}>
      <Title order={2} size="h4">
        Enter a search or choose a filter
      </Title>
      <Text c="dimmed" mt={4}>
        At least one search term or filter is required.
      </Text>
      <ul>
        {EXAMPLES.map(({ query, text, description }) => (
          <li key={text}>
            <AppLink href={paths.search(query)}>{text}</AppLink>
            <Text span size="sm" c="dimmed">
              {description}
            </Text>
          </li>
        ))}
      </ul>
    </div>
  );
}
