/** What acts on the rows of a list, in one file that is loaded after the rows are shown. */
export { CustomColumnsDialog } from './CustomColumnsDialog';
export { CustomEditor } from './CustomEditor';
export { ConflictDialog } from './dialogs';
export { CellEditor } from './editors';
export { ListDialogs } from './ListDialogs';
export { ListPanel } from './ListPanel';
export { ListToolbar } from './ListToolbar';
export { ReviewProgress } from '../relevancy/ReviewProgress';
