import { ActionIcon, Checkbox, MultiSelect, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { MAX_SLOP } from '../tagged-text';
import { TARGET_LABELS, TARGETS } from './targets';
import { MATCH_MODES, type Term } from './term';
import classes from './Terms.module.css';

interface TermRowProps {
  /** "Term 2". */
  label: string;
  term: Term;
  /** False for terms of a group, which have no match mode. */
  hasMatchMode: boolean;
  onChange: (term: Term) => void;
  onRemove: () => void;
}

const MATCH_LABELS: Readonly<Record<Term['match'], string>> = { optional: 'Optional', must: 'Required', not: 'Excluded' };
const MATCH_OPTIONS = MATCH_MODES.map((value) => ({ value, label: MATCH_LABELS[value] }));
const TARGET_OPTIONS = TARGETS.map((value) => ({ value, label: TARGET_LABELS[value] }));

export function TermRow({ label, term, hasMatchMode, onChange, onRemove }: TermRowProps) {
  const set = (changes: Partial<Term>) => onChange({ ...term, ...changes });
  return (
    <div className={classes.row} role="group" aria-label={label}>
      <div className={classes.termInput}>
        <TextInput size="sm" aria-label={`${label}: words`} placeholder="Words" maxLength={500} value={term.text} onChange={(event) => set({ text: event.currentTarget.value })} />
        {hasMatchMode && (
          <NativeSelect
            size="sm"
            aria-label={`${label}: match mode`}
            value={term.match}
            data={MATCH_OPTIONS}
            onChange={({ currentTarget: { value } }) => set({ match: MATCH_MODES.find((match) => match === value) ?? 'optional' })}
          />
        )}
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove ${label.toLowerCase()}`} onClick={onRemove}>
          <IconX size={16} />
        </ActionIcon>
      </div>
      <div className={classes.options}>
        <Checkbox size="sm" label="Exact phrase" checked={term.phrase} onChange={(event) => set(event.currentTarget.checked ? { phrase: true } : { phrase: false, slop: 0 })} />
        {term.phrase && (
          <NumberInput
            size="xs"
            w={170}
            prefix="up to "
            suffix={term.slop === 1 ? ' word apart' : ' words apart'}
            aria-label={`${label}: maximum distance between words`}
            min={0}
            max={MAX_SLOP}
            allowDecimal={false}
            hideControls
            value={term.slop}
            onChange={(value) => set({ slop: Math.min(MAX_SLOP, Math.max(0, Number(value) || 0)) })}
          />
        )}
        <Checkbox size="sm" label="Include similar spellings" checked={term.fuzzy} onChange={(event) => set({ fuzzy: event.currentTarget.checked })} />
        <MultiSelect
          size="xs"
          className={classes.targets}
          aria-label={`${label}: fields`}
          placeholder={term.targets.length === 0 ? 'All fields' : undefined}
          data={TARGET_OPTIONS}
          value={term.targets}
          onChange={(chosen) => set({ targets: TARGETS.filter((target) => chosen.includes(target)) })}
          classNames={{ input: classes.target }}
          withScrollArea={false}
          comboboxProps={{ withinPortal: false, shadow: 'md' }}
        />
      </div>
    </div>
  );
}
