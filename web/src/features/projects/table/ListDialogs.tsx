import type { ProjectDetails } from '../../../api/lists/types';
import { ReviewDialog } from '../relevancy/ReviewDialog';
import { PitchesDialog } from '../pitches/PitchesDialog';
import { MoveDialog, PitchDialog, PriorityDialog } from './dialogs';
import { outreachOf } from './list-outreach';
import { isRepeatedPitch } from './list-row';
import type { RowActions } from './useRowActions';

interface ListDialogsProps {
  project: ProjectDetails;
  actions: RowActions;
  /** Closes the dialog, acts, and returns the focus to the rows. */
  onClose: (act?: () => void) => void;
}

/** The dialog that is open over a list. */
export function ListDialogs({ project, actions: { dialog, setState, setPriority }, onClose }: ListDialogsProps) {
  const close = () => onClose();
  switch (dialog?.kind) {
    case 'review':
      return <ReviewDialog list={project} entries={dialog.rows === null ? null : dialog.rows.map(({ id }) => id)} onClose={close} />;
    case 'move':
      return <MoveDialog rows={dialog.rows} onPick={(state, followUpOn) => onClose(() => setState(dialog.rows, state, { followUpOn }))} onClose={close} />;
    case 'priority':
      return <PriorityDialog rows={dialog.rows} onPick={(priority) => onClose(() => setPriority(dialog.rows, priority))} onClose={close} />;
    case 'pitch':
      return (
        <PitchDialog rows={dialog.rows} pitched={dialog.rows.filter((row) => isRepeatedPitch(row, 'pitched'))} onMove={(rows) => onClose(() => setState(rows, 'pitched', { isConfirmed: true, followUpOn: dialog.followUpOn }))} onClose={close} />
      );
    case 'write':
      return <PitchesDialog project={project} guestProfileId={outreachOf(project)?.guestProfileId ?? null} rows={dialog.rows} onClose={close} />;
    default:
      return null;
  }
}
