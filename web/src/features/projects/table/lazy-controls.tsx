import { followingPart, lazyPart } from '../../../ui/navigation/lazy-part';
import classes from './List.module.css';

const importControls = () => import('./controls');

export const CellEditor = lazyPart(async () => (await importControls()).CellEditor);
export const ConflictDialog = lazyPart(async () => (await importControls()).ConflictDialog);
export const CustomColumnsDialog = lazyPart(async () => (await importControls()).CustomColumnsDialog);
export const CustomEditor = lazyPart(async () => (await importControls()).CustomEditor);
export const ListDialogs = lazyPart(async () => (await importControls()).ListDialogs);
export const ListPanel = lazyPart(async () => (await importControls()).ListPanel);
export const ListToolbar = followingPart(async () => (await importControls()).ListToolbar, <div className={classes.toolbar} data-place="" />);
export const ReviewProgress = followingPart(async () => (await importControls()).ReviewProgress);
