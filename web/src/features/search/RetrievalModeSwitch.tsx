import { SegmentedControl, Text } from '@mantine/core';
import type { SearchResultPage } from '../../api/queries';
import classes from './Search.module.css';
import { RETRIEVAL_MODES, type RetrievalMode, type SearchState } from './state';

interface RetrievalModeSwitchProps {
  state: SearchState;
  /** The first page of what was found, which says what found it. */
  page: SearchResultPage | undefined;
  onChange: (state: SearchState) => void;
}

const LABELS: Readonly<Record<RetrievalMode, string>> = { words: 'Words', meaning: 'Meaning', both: 'Both' };
const OFFLINE_MODEL = 'lexical-semantic';

/** What a person may expect of a model: the offline table is none that was trained on language. */
function describeModel(model: string): string {
  return model === OFFLINE_MODEL
    ? `Meaning by ${OFFLINE_MODEL}: an offline table of which words of this catalog go together, not a neural model.`
    : `Meaning by the model ${model}.`;
}

/** By what hits are found. Nothing is chosen until somebody does: the server knows which models it has. */
export function RetrievalModeSwitch({ state, page, onChange }: RetrievalModeSwitchProps) {
  const found = page?.foundBy;
  const current = state.retrievalMode ?? RETRIEVAL_MODES.find((by) => by === found?.mode) ?? 'words';
  return (
    <div className={classes.retrievalMode}>
      <Text size="sm" component="span" id="find-by">
        Find by
      </Text>
      <SegmentedControl
        aria-labelledby="find-by"
        size="xs"
        radius="xl"
        value={current}
        data={RETRIEVAL_MODES.map((by) => ({ value: by, label: LABELS[by] }))}
        onChange={(value) => onChange({ ...state, retrievalMode: RETRIEVAL_MODES.find((by) => by === value) ?? null })}
      />
      {found?.model && (
        <Text size="xs" c="dimmed" role="status">
          {describeModel(found.model)}
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
