import { use } from 'react';
import { SelectionBox } from '../../../ui/forms/SelectionBox';
import { ListActionsContext } from './list-actions';
import classes from './ResultLists.module.css';

interface SelectBoxProps {
  podcastId: string;
  title: string;
}

/** Selects a result. The keys x and Shift x do so for the focused one, so that Tab needs fewer stops. */
export function SelectBox({ podcastId, title }: SelectBoxProps) {
  const actions = use(ListActionsContext);
  if (!actions) return null;
  return <SelectionBox className={classes.selectLabel} label={`Select ${title}`} keyShortcuts="x" isChecked={actions.selected.has(podcastId)} onToggle={(isRange) => actions.toggle(podcastId, isRange)} />;
}
