import { Button, CloseButton, Switch } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import type { SearchState } from '../state';
import type { ListActions } from './list-actions';
import classes from './ResultLists.module.css';

interface TargetListBarProps {
  state: SearchState;
  target: NonNullable<ListActions['target']>;
  onChange: (state: SearchState) => void;
}

/** Shows which list results are added to (spec 2, selected-project-slug), hides what is on it already, and shows how well results fit it. */
export function TargetListBar({ state, target, onChange }: TargetListBarProps) {
  return (
    <section className={classes.target} aria-label="List that results are added to">
      <p>
        Adding to <strong>{target.name}</strong>
      </p>
      <Switch label="Hide podcasts already on the list" checked={state.hideListed === 'yes'} onChange={(event) => onChange({ ...state, hideListed: event.currentTarget.checked ? 'yes' : null })} />
      <Switch label="Show relevancy" checked={state.relevancy === 'yes'} onChange={(event) => onChange({ ...state, relevancy: event.currentTarget.checked ? 'yes' : null })} />
      <Button component={AppLink} href={paths.project(target.slug)} size="xs" variant="subtle">
        Open list
      </Button>
      <CloseButton aria-label={`Stop adding to ${target.name}`} onClick={() => onChange({ ...state, selectedProject: null, hideListed: null, relevancy: null })} />
    </section>
  );
}
