import { Button, Group, Text, UnstyledButton } from '@mantine/core';
import { IconChevronDown, IconPlus } from '@tabler/icons-react';
import { useId, useState } from 'react';
import { paths } from '../../../urls/paths';
import type { SearchState } from '../state';
import { MAX_GROUPS, MAX_TERMS, NEW_TERM, type Term, type TermGroup, withoutBlankTerms } from './term';
import { TermRow } from './TermRow';
import classes from './Terms.module.css';

interface TermEditorProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
}

/** A row with an id, so that its identity survives when other rows are added or removed. */
interface TermRowState {
  id: number;
  term: Term;
}

let lastId = 0;
const toRow = (term: Term): TermRowState => {
  lastId += 1;
  return { id: lastId, term };
};
/** Starts with one blank row when the search has no terms. */
const toRows = (all: readonly Term[], isUsed: boolean) => (isUsed ? all : [NEW_TERM]).map(toRow);
const serialize = (of: Pick<SearchState, 'terms' | 'groups'>) => JSON.stringify([of.terms, of.groups]);
const termsOf = (rows: readonly TermRowState[]) => rows.map(({ term }) => term);

/** Edits terms and groups with all options. The draft becomes the search on submit. */
export function TermEditor({ state, onChange }: TermEditorProps) {
  const hasTerms = state.terms.length + state.groups.length > 0;
  const [isOpen, setIsOpen] = useState(hasTerms);
  const [terms, setTerms] = useState(() => toRows(state.terms, hasTerms));
  const [groups, setGroups] = useState(() => state.groups.map((group) => group.map(toRow)));
  // The draft follows the URL when Back or a chip changes the terms. After a submit the rows stay, and so does the focus.
  const urlTerms = serialize(state);
  const [previousUrlTerms, setPreviousUrlTerms] = useState(urlTerms);
  if (previousUrlTerms !== urlTerms) {
    setPreviousUrlTerms(urlTerms);
    if (urlTerms !== serialize(withoutBlankTerms({ terms: termsOf(terms), groups: groups.map(termsOf) }))) {
      setTerms(toRows(state.terms, hasTerms));
      setGroups(state.groups.map((group) => group.map(toRow)));
      if (hasTerms) setIsOpen(true);
    }
  }
  const id = useId();
  const count = terms.length + groups.flat().length;
  const isFull = count >= MAX_TERMS;

  const apply = () => {
    const next: { terms: Term[]; groups: TermGroup[] } = withoutBlankTerms({ terms: termsOf(terms), groups: groups.map(termsOf) });
    onChange({ ...state, ...next });
  };
  const setGroup = (place: number, rows: TermRowState[]) => setGroups(groups.flatMap((group, other) => (other === place ? (rows.length > 0 ? [rows] : []) : [group])));

  return (
    <div className={classes.editor}>
      <UnstyledButton className={classes.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        Advanced search
        <IconChevronDown size={16} aria-hidden="true" />
      </UnstyledButton>
      <div id={id} hidden={!isOpen} className={classes.body}>
        {isOpen && (
          <form
            action={paths.search()}
            aria-label="Advanced search"
            className={classes.panel}
            onSubmit={(event) => {
              event.preventDefault();
              apply();
            }}
          >
            <TermRows label="Term" rows={terms} hasMatchMode onChange={setTerms} />
            {groups.map((group, place) => (
              <fieldset key={group[0]?.id} className={classes.group}>
                <legend>{place === 0 && terms.length === 0 ? 'Any of these' : 'And any of these'}</legend>
                <TermRows label={`Group ${place + 1}, term`} rows={group} hasMatchMode={false} onChange={(rows) => setGroup(place, rows)} />
                <Button variant="subtle" size="compact-sm" leftSection={<IconPlus size={15} />} disabled={isFull} onClick={() => setGroup(place, [...group, toRow(NEW_TERM)])}>
                  Add alternative
                </Button>
              </fieldset>
            ))}
            <Group gap="xs">
              <Button variant="default" size="sm" leftSection={<IconPlus size={16} />} disabled={isFull} onClick={() => setTerms([...terms, toRow(NEW_TERM)])}>
                Add term
              </Button>
              <Button
                variant="default"
                size="sm"
                leftSection={<IconPlus size={16} />}
                disabled={isFull || groups.length >= MAX_GROUPS}
                onClick={() => setGroups([...groups, [toRow(NEW_TERM), toRow(NEW_TERM)]])}
              >
                Add group
              </Button>
              <Button type="submit" size="sm" className={classes.apply}>
                Search
              </Button>
            </Group>
            <Text size="xs" c="dimmed">
              These terms add to the words in the search box. At least one term in every group must match.
            </Text>
          </form>
        )}
      </div>
    </div>
  );
}

interface TermRowsProps {
  label: string;
  rows: readonly TermRowState[];
  hasMatchMode: boolean;
  onChange: (rows: TermRowState[]) => void;
}

function TermRows({ label, rows, hasMatchMode, onChange }: TermRowsProps) {
  return rows.map(({ id, term }, place) => (
    <TermRow
      key={id}
      label={`${label} ${place + 1}`}
      term={term}
      hasMatchMode={hasMatchMode}
      onChange={(next) => onChange(rows.map((row) => (row.id === id ? { id, term: next } : row)))}
      onRemove={() => onChange(rows.filter((row) => row.id !== id))}
    />
  ));
}
