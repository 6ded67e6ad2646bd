import { useQuery } from '@tanstack/react-query';
import { CORRECTION_STATES, type CorrectionState, correctionsQuery } from '../../../api/account/administration';
import { paths } from '../../../urls/paths';
import { AdministrationLayout } from './AdministrationLayout';
import { CorrectionRow } from './CorrectionRow';
import { DecisionQueue, useChosenState } from './DecisionQueue';

const STATE_LABELS: Readonly<Record<CorrectionState, string>> = { open: 'Open', accepted: 'Accepted', refused: 'Refused' };

/** `/app/administration/corrections`: the queue of corrections of facts (decision 084). */
export function CorrectionsPage() {
  return (
    <AdministrationLayout title="Corrections">
      <Queue />
    </AdministrationLayout>
  );
}

function Queue() {
  const state = useChosenState(CORRECTION_STATES);
  return (
    <DecisionQueue
      introduction="Facts that people say are wrong. An accepted website, language or country is shown at once; another fact is work for you."
      labels={STATE_LABELS}
      state={state}
      hrefOf={(chosen) => paths.corrections({ state: chosen })}
      found={useQuery(correctionsQuery(state))}
      emptyText="Corrections that people propose on the page of a podcast appear here."
      row={CorrectionRow}
    />
  );
}
