import { useDebouncedValue } from '@mantine/hooks';
import type { PreviewRequest } from '../../../api/alerts/types';
import { type AlertFields, toPreview } from '../alert-fields';

const DEBOUNCE_MS = 500;

/** The preview of the fields, once the reader pauses. */
export function useAlertPreview(fields: AlertFields, description: string): { request: PreviewRequest | null; isOutdated: boolean } {
  const current = JSON.stringify(toPreview(fields, description));
  const [settled] = useDebouncedValue(current, DEBOUNCE_MS);
  return { request: JSON.parse(settled) as PreviewRequest | null, isOutdated: settled !== current };
}
