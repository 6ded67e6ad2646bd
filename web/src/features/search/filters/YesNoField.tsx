import { Input, SegmentedControl } from '@mantine/core';
import { formatCompact } from '../../../ui/text/format';
import type { YesNoCounts } from './facets';
import type { YesNo } from './filter-kinds';
import classes from './Filters.module.css';

interface YesNoFieldProps {
  name: string;
  value: YesNo;
  counts?: YesNoCounts | null;
  onChange: (value: YesNo) => void;
}

const optionLabel = (word: string, count: number | undefined) => (
  <span>
    {word}
    {count !== undefined && <span className={classes.count}> {formatCompact(count)}</span>}
  </span>
);

export function YesNoField({ name, value, counts = null, onChange }: YesNoFieldProps) {
  return (
    <div>
      <Input.Label labelElement="div" size="sm" aria-hidden="true">
        {name}
      </Input.Label>
      <SegmentedControl
        aria-label={name}
        size="xs"
        fullWidth
        value={value ?? ''}
        data={[
          { value: '', label: 'Any' },
          { value: 'yes', label: optionLabel('Yes', counts?.yes) },
          { value: 'no', label: optionLabel('No', counts?.no) },
        ]}
        onChange={(chosen) => onChange(chosen === 'yes' || chosen === 'no' ? chosen : null)}
      />
    </div>
  );
}
