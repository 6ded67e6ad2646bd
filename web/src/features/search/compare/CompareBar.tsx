import { Button, Text } from '@mantine/core';
import { plural } from '../../../ui/format';
import { MAX_COMPARED, MIN_COMPARED } from '../state';
import classes from './Compare.module.css';

interface CompareBarProps {
  count: number;
  onCompare: () => void;
  onClear: () => void;
}

/** Stays at the bottom of the window while podcasts are selected. */
export function CompareBar({ count, onCompare, onClear }: CompareBarProps) {
  const missing = MIN_COMPARED - count;
  return (
    <section className={classes.bar} aria-label="Selected for comparison">
      <Text size="sm" role="status">
        {missing > 0 ? `Select ${plural(missing, 'more podcast')} to compare` : `${count} of ${MAX_COMPARED} selected`}
      </Text>
      <Button size="xs" disabled={missing > 0} onClick={onCompare} aria-haspopup="dialog">
        Compare {count > 1 && count}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </section>
  );
}
