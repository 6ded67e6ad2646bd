import { useQuery } from '@tanstack/react-query';
import { TRANSCRIPT_CORRECTION_STATES, type TranscriptCorrectionState, transcriptCorrectionsQuery } from '../../../api/account/transcript-corrections';
import { paths } from '../../../urls/paths';
import { AdministrationLayout } from './AdministrationLayout';
import { TranscriptCorrectionRow } from './TranscriptCorrectionRow';
import { DecisionQueue, useChosenState } from './DecisionQueue';

const STATE_LABELS: Readonly<Record<TranscriptCorrectionState, string>> = { open: 'Open', accepted: 'Accepted', applied: 'In the transcript', refused: 'Refused', outdated: 'Outdated' };

/** `/app/administration/transcript-corrections`: the queue of corrections of transcripts (decision 089). */
export function TranscriptCorrectionsPage() {
  return (
    <AdministrationLayout title="Transcript corrections">
      <Queue />
    </AdministrationLayout>
  );
}

function Queue() {
  const state = useChosenState(TRANSCRIPT_CORRECTION_STATES);
  return (
    <DecisionQueue
      introduction="Sentences and names in transcripts that readers say are wrong. An accepted text is in the transcript, and found by searches, about a minute later."
      labels={STATE_LABELS}
      state={state}
      hrefOf={(chosen) => paths.transcriptCorrections({ state: chosen })}
      found={useQuery(transcriptCorrectionsQuery(state))}
      emptyText="Corrections that readers suggest in transcripts appear here."
      row={TranscriptCorrectionRow}
    />
  );
}
