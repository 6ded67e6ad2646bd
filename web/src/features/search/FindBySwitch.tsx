import { SegmentedControl, Text } from '@mantine/core';
import type { SearchPage } from '../../api/queries';
import classes from './Search.module.css';
import { FIND_BY, type FindBy, type SearchState } from './state';

interface FindBySwitchProps {
  state: SearchState;
  /** The first page of what was found, which says what found it. */
  page: SearchPage | undefined;
  onChange: (state: SearchState) => void;
}

const LABELS: Readonly<Record<FindBy, string>> = { words: 'Words', meaning: 'Meaning', both: 'Both' };
const OFFLINE_MODEL = 'lexical-semantic';

/** What a person may expect of a model: the offline table is none that was trained on language. */
function describe(model: string): string {
  return model === OFFLINE_MODEL
    ? `Meaning by ${OFFLINE_MODEL}: an offline table of which words of this catalog go together, not a neural model.`
    : `Meaning by the model ${model}.`;
}

/** By what hits are found. Nothing is chosen until somebody does: the server knows which models it has. */
export function FindBySwitch({ state, page, onChange }: FindBySwitchProps) {
  const found = page?.foundBy;
  const shown = state.by ?? FIND_BY.find((by) => by === found?.mode) ?? 'words';
  return (
    <div className={classes.findBy}>
      <Text size="sm" component="span" id="find-by">
        Find by
      </Text>
      <SegmentedControl
        aria-labelledby="find-by"
        size="xs"
        radius="xl"
        value={shown}
        data={FIND_BY.map((by) => ({ value: by, label: LABELS[by] }))}
        onChange={(value) => onChange({ ...state, by: FIND_BY.find((by) => by === value) ?? null })}
      />
      {found?.model && (
        <Text size="xs" c="dimmed" role="status">
          {describe(found.model)}
        </Text>
      )}
      {found?.shortfall && (
        <Text size="xs" role="status">
          Found by words alone: {found.shortfall}.
        </Text>
      )}
    </div>
  );
}
