import { Badge } from '@mantine/core';
import type { PitchSummary } from '../../api/outreach/types';
import { formatDateTime } from '../../ui/text/format';
import { PITCH_STATE_COLORS, PITCH_STATE_LABELS, pitchState } from './pitch-state';

export function PitchBadge({ pitch }: { pitch: Pick<PitchSummary, 'copiedAt' | 'pitchedAt'> }) {
  const state = pitchState(pitch);
  const at = pitch.pitchedAt ?? pitch.copiedAt;
  return (
    <Badge component="span" variant="light" color={PITCH_STATE_COLORS[state]} title={at ? formatDateTime(at) : undefined}>
      {PITCH_STATE_LABELS[state]}
    </Badge>
  );
}
