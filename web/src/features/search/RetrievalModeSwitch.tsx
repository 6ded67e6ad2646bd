import { SegmentedControl, Text } from '@mantine/core';
import type { SearchResultPage } from '../../api/queries';
import classes from './Search.module.css';
import { RETRIEVAL_MODES, type RetrievalMode, type SearchState } from './state';

interface RetrievalModeSwitchProps {
  state: SearchState;
  /** The first result page, which names the retrieval mode that the server used. */
  page: SearchResultPage | undefined;
  onChange: (state: SearchState) => void;
}

const LABELS: Readonly<Record<RetrievalMode, string>> = { words: 'Words', meaning: 'Meaning', both: 'Both' };
const OFFLINE_MODEL = 'lexical-semantic';

/** Describes the embedder. The offline term table is not a language model, and readers should not expect one. */
const describeModel = (model: string) => (model === OFFLINE_MODEL ? 'Related words in this catalog; no AI model' : `AI model: ${model}`);

/** Selects the retrieval mode. Until the reader selects one, the server decides, because its embedders differ. */
export function RetrievalModeSwitch({ state, page, onChange }: RetrievalModeSwitchProps) {
  const found = page?.foundBy;
  const current = state.retrievalMode ?? RETRIEVAL_MODES.find((by) => by === found?.mode) ?? 'words';
  return (
    <div className={classes.retrievalMode}>
      <Text size="sm" component="span" id="match-by">
        Match by
      </Text>
      <SegmentedControl
        aria-labelledby="match-by"
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
    </div>
  );
}
