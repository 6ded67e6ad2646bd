import { Chip, Group, SegmentedControl, Text } from '@mantine/core';
import type { SearchMode } from '../../api/types';
import classes from './Search.module.css';
import type { SearchState } from './state';
import { type Field, FIELDS } from './terms/syntax';

interface ModeSwitchProps {
  state: SearchState;
  /** What is searched in fact. */
  mode: SearchMode;
  reason: string | null;
  onChange: (state: SearchState) => void;
}

const FIELD_LABELS: Readonly<Record<Field, string>> = { title: 'Titles', description: 'Descriptions', transcript: 'Transcripts' };

export function ModeSwitch({ state, mode, reason, onChange }: ModeSwitchProps) {
  return (
    <div className={classes.mode}>
      <Group gap="sm">
        <SegmentedControl
          aria-label="What to search"
          radius="xl"
          value={mode}
          disabled={reason !== null}
          data={[
            { value: 'podcasts', label: 'Podcasts' },
            { value: 'episodes', label: 'Episodes and transcripts' },
          ]}
          onChange={(value) => onChange({ ...state, mode: value === 'episodes' ? 'episodes' : 'podcasts', fields: [] })}
        />
        {mode === 'episodes' && (
          <Chip.Group multiple value={state.fields} onChange={(fields) => onChange({ ...state, mode: 'episodes', fields: FIELDS.filter((field) => fields.includes(field)) })}>
            <Group gap={6} role="group" aria-label="Look only in">
              {FIELDS.map((field) => (
                <Chip key={field} value={field} size="sm" variant="outline">
                  {FIELD_LABELS[field]}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        )}
      </Group>
      {reason && (
        <Text size="sm" c="dimmed" role="status">
          {reason}
        </Text>
      )}
    </div>
  );
}
