/** The status of a guest profile and its steps (spec 4), in words. */
import { isProcessing } from '../../api/guests/profiles';
import type { GuestStep, GuestSummary } from '../../api/guests/types';

const STEPS = [
  { step: 'DRAFT', label: 'Form' },
  { step: 'CREATING_DOCUMENT_FROM_FORM', label: 'Collecting the answers' },
  { step: 'PROCESSING_DOCUMENTS', label: 'Reading the files' },
  { step: 'GENERATING_PROFILE', label: 'Writing the bio' },
  { step: 'DONE', label: 'Done' },
] as const satisfies readonly { step: GuestStep; label: string }[];

export type StepState = 'done' | 'current' | 'waiting';

/** The steps on the way from the form to the bio. */
export function stepsOf(current: GuestStep): { label: string; state: StepState }[] {
  const place = STEPS.findIndex(({ step }) => step === current);
  const stateOf = (number: number): StepState => {
    if (number < place || current === 'DONE') return 'done';
    return number === place ? 'current' : 'waiting';
  };
  return STEPS.map(({ label }, number) => ({ label, state: stateOf(number) }));
}

export interface StatusText {
  label: string;
  color: 'brand' | 'gray' | 'green' | 'red';
}

/** The status of a profile; while a step runs, the step. */
export function describeStatus({ status, processingStatus }: Pick<GuestSummary, 'status' | 'processingStatus'>): StatusText {
  if (status === 'ARCHIVED') return { label: 'Archived', color: 'gray' };
  if (isProcessing(processingStatus)) return { label: STEPS.find(({ step }) => step === processingStatus)?.label ?? 'In preparation', color: 'brand' };
  if (status === 'ERROR' || processingStatus === 'ERROR') return { label: 'Failed', color: 'red' };
  return processingStatus === 'DRAFT' ? { label: 'Draft', color: 'gray' } : { label: 'Ready', color: 'green' };
}
