import { Button, Group, NativeSelect, Stack, TagsInput, Textarea, TextInput, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { toApiError } from '../../../api/errors';
import type { Priority, ProjectDetails } from '../../../api/lists/types';
import { strategiesQuery, updateStrategy } from '../../../api/strategies/strategies';
import type { Strategy, StrategyApproach } from '../../../api/strategies/types';
import { PRIORITIES, priorityLabel } from '../../../ui/listed-state';
import { describeConflicts, mergeFields } from '../../../ui/merge-fields';
import { ConflictAlert } from '../../../widgets/ConflictAlert';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import classes from './Strategies.module.css';
import {
  APPROACH_LABELS, APPROACHES, changesOf, countChars, FIELD_LABELS, FIELD_ORDER, fieldsOf, findProblems, MAX_ENTRIES, problemsFrom, type StrategyField, type StrategyFields, type StrategyProblems, TEXT_LIMITS, type TextField,
} from './strategy-fields';

interface StrategyFormProps {
  strategy: Strategy;
  project: ProjectDetails;
  onClose: () => void;
}

/** Edits the texts of a strategy. Only changed fields are sent, so that a colleague's other changes stay. */
export function StrategyForm({ strategy, project, onClose }: StrategyFormProps) {
  const queryClient = useQueryClient();
  /** The strategy that the form was opened with. Events may bring a newer version meanwhile. */
  const [base, setBase] = useState(strategy);
  const [fields, setFields] = useState<StrategyFields>(() => fieldsOf(strategy));
  const [problems, setProblems] = useState<StrategyProblems>({});
  const form = useRef<HTMLFormElement>(null);
  // The form replaces the strategy's text and the button that opened the form.
  useEffect(() => form.current?.querySelector<HTMLElement>('[data-field="title"]')?.focus(), []);
  const changes = changesOf(fieldsOf(base), fields);
  const isDirty = Object.keys(changes).length > 0;

  const show = (found: StrategyProblems) => {
    setProblems(found);
    const first = FIELD_ORDER.find((field) => field in found);
    if (first) form.current?.querySelector<HTMLElement>(`[data-field="${first}"]`)?.focus();
  };
  const keep = (changed: Strategy) =>
    queryClient.setQueryData(strategiesQuery(project.slug).queryKey, (data) => data && { strategies: data.strategies.map((other) => (other.id === changed.id ? changed : other)) });
  const save = useMutation({
    mutationFn: ({ changed, version }: { changed: Partial<StrategyFields>; version: number }) => updateStrategy(base.id, changed, version),
    onSuccess: ({ strategy: saved }) => {
      keep(saved);
      showMessage('Strategy saved');
      onClose();
    },
    onError: (error) => show(problemsFrom(toApiError(error).details)),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = findProblems(fields);
    show(found);
    if (Object.keys(found).length > 0 || save.isPending) return;
    if (isDirty) save.mutate({ changed: changes, version: base.version });
    else onClose();
  };
  const change = <Field extends StrategyField>(field: Field, value: StrategyFields[Field]) => {
    setFields((now) => ({ ...now, [field]: value }));
    setProblems((now) => Object.fromEntries(Object.entries(now).filter(([name]) => name !== field)));
  };
  const text = (field: TextField, label: string) => ({
    label,
    'data-field': field,
    value: fields[field],
    error: problems[field],
    // The length appears when it matters.
    description: countChars(fields[field]) > TEXT_LIMITS[field] * 0.8 ? `${countChars(fields[field])} of ${TEXT_LIMITS[field]} characters` : undefined,
    onChange: (event: { currentTarget: { value: string } }) => change(field, event.currentTarget.value),
  });
  const entries = (field: 'keywordInspiration' | 'exampleGoogleSearches', label: string) => ({
    label,
    description: 'Press Enter after each',
    'data-field': field,
    value: fields[field],
    error: problems[field],
    maxTags: MAX_ENTRIES,
    onChange: (value: string[]) => change(field, value),
  });
  const failure = save.error && toApiError(save.error);
  const theirs = failure?.isConflict ? (failure.current as Strategy | null) : null;
  const takeTheirs = (current: Strategy) => {
    keep(current);
    setBase(current);
    setFields(fieldsOf(current));
    save.reset();
  };
  const saveMine = (current: Strategy) => {
    const changed = changesOf(fieldsOf(current), mergeFields(fieldsOf(base), fields, fieldsOf(current)));
    // They may have made the same changes.
    if (Object.keys(changed).length === 0) takeTheirs(current);
    else save.mutate({ changed, version: current.version });
  };
  const isAtField = failure ? Object.keys(problemsFrom(failure.details)).length > 0 : false;
  return (
    <form ref={form} noValidate aria-label={`Edit ${base.title}`} onSubmit={submit}>
      <Stack gap="md">
        <Title order={3} size="h5">
          Edit strategy
        </Title>
        <TextInput {...text('title', 'Title')} required withAsterisk={false} autoComplete="off" />
        <Textarea {...text('shortDescription', 'Short description')} autosize minRows={2} />
        <Textarea {...text('strategyBlurb', 'Description')} autosize minRows={3} />
        <div className={classes.pair}>
          <NativeSelect
            label="Approach"
            data-field="strategyApproach"
            value={fields.strategyApproach}
            error={problems.strategyApproach}
            data={APPROACHES.map((approach) => ({ value: approach, label: APPROACH_LABELS[approach] }))}
            onChange={(event) => change('strategyApproach', event.currentTarget.value as StrategyApproach)}
          />
          <NativeSelect
            label="Priority"
            data-field="priority"
            value={fields.priority ?? ''}
            error={problems.priority}
            data={[{ value: '', label: priorityLabel(null) }, ...PRIORITIES.map((priority) => ({ value: priority, label: priorityLabel(priority) }))]}
            onChange={(event) => change('priority', (event.currentTarget.value || null) as Priority | null)}
          />
        </div>
        <Textarea {...text('strategyFocus', 'Focus')} autosize minRows={2} />
        <TagsInput {...entries('keywordInspiration', 'Keywords')} splitChars={[',']} />
        <Textarea {...text('audiencePersonaTarget', 'Audience')} autosize minRows={2} />
        <Textarea {...text('whyItsEffective', 'Why it works')} autosize minRows={2} />
        <Textarea {...text('geographicalFilters', 'Places')} autosize minRows={1} />
        <TagsInput {...entries('exampleGoogleSearches', 'Web searches')} splitChars={[]} />
        <Textarea {...text('yesNoPrompt', 'Yes-or-no question for each podcast')} autosize minRows={2} />
        <Textarea {...text('strategyTrainingDocumentation', 'How to search')} autosize minRows={3} />
        {theirs && (
          <ConflictAlert
            title="Someone else changed this strategy"
            conflicts={describeConflicts({ base: fieldsOf(base), mine: fields, theirs: fieldsOf(theirs) }, FIELD_LABELS)}
            onSaveMine={() => saveMine(theirs)}
            onKeepTheirs={() => takeTheirs(theirs)}
          />
        )}
        {failure && !theirs && !isAtField && <ErrorState title="The strategy wasn’t saved" error={failure} />}
        <Group gap="sm">
          <Button type="submit" loading={save.isPending}>
            Save strategy
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={isDirty && !save.isSuccess} />
    </form>
  );
}
