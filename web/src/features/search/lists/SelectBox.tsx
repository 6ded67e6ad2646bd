import { Checkbox } from '@mantine/core';
import { use, useId } from 'react';
import { ListActionsContext } from './list-actions';
import classes from './ResultLists.module.css';

interface SelectBoxProps {
  podcastId: string;
  title: string;
}

/** Selects a result. Shift selects a range. */
export function SelectBox({ podcastId, title }: SelectBoxProps) {
  const id = useId();
  const actions = use(ListActionsContext);
  if (!actions) return null;
  return (
    // The label around the box is the target for a finger.
    <label className={classes.selectLabel} htmlFor={id}>
      <Checkbox
        id={id}
        size="xs"
        aria-label={`Select ${title}`}
        // The keys x and Shift x select the focused result, so that fewer stops lead to the next one.
        tabIndex={-1}
        checked={actions.selected.has(podcastId)}
        onChange={(event) => actions.toggle(podcastId, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}
