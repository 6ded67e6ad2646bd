import { Button, Text } from '@mantine/core';
import { FloatingBar } from '../../../ui/layout/FloatingBar';
import { plural } from '../../../ui/text/format';
import { MAX_COMPARED, MIN_COMPARED } from '../state';

interface CompareBarProps {
  count: number;
  /** While the comparison is open. The bar stays in the page, because focus returns to it. */
  isHidden: boolean;
  onCompare: () => void;
  onClear: () => void;
}

/** Stays at the bottom of the window while podcasts are selected. */
export function CompareBar({ count, isHidden, onCompare, onClear }: CompareBarProps) {
  const missing = MIN_COMPARED - count;
  return (
    <FloatingBar label="Selected for comparison" isHidden={isHidden}>
      <Text size="sm" role="status">
        {missing > 0 ? `Select ${plural(missing, 'more podcast')} to compare` : `${count} of ${MAX_COMPARED} selected`}
      </Text>
      <Button size="xs" disabled={missing > 0} onClick={onCompare} aria-haspopup="dialog">
        Compare {count > 1 && count}
      </Button>
      <Button size="xs" variant="subtle" onClick={onClear}>
        Clear
      </Button>
    </FloatingBar>
  );
}
