import { Button, Group, NativeSelect, Stack, TagsInput, Textarea, TextInput, Title } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useEffect, useEffectEvent } from 'react';
import type { Priority, ProjectDetails } from '../../../api/lists/types';
import { strategiesQuery, updateStrategy } from '../../../api/strategies/strategies';
import type { Strategy } from '../../../api/strategies/types';
import { PRIORITIES, priorityLabel } from '../../../ui/listed/listed-state';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { useVersionedForm } from '../../../widgets/versioned-form';
import classes from './Strategies.module.css';
import { APPROACH_LABELS, APPROACHES, changesOf, countChars, FIELD_LABELS, fieldsOf, findProblems, MAX_ENTRIES, problemsFrom, type StrategyFields, TEXT_LIMITS, type TextField } from './strategy-fields';

interface StrategyFormProps {
  strategy: Strategy;
  project: ProjectDetails;
  onClose: () => void;
}

const baseOf = (strategy: Strategy) => ({ fields: fieldsOf(strategy), version: strategy.version });

/** Edits the texts of a strategy. Only changed fields are sent, so that a colleague's other changes stay. */
export function StrategyForm({ strategy, project, onClose }: StrategyFormProps) {
  const queryClient = useQueryClient();
  const form = useForm<StrategyFields>({ initialValues: fieldsOf(strategy), validate: findProblems });
  // The form replaces the strategy's text and the button that opened the form.
  const onOpen = useEffectEvent(() => form.getInputNode('title')?.focus());
  useEffect(() => onOpen(), []);
  const keep = (changed: Strategy) =>
    queryClient.setQueryData(strategiesQuery(project.slug).queryKey, (data) => data && { strategies: data.strategies.map((other) => (other.id === changed.id ? changed : other)) });
  const { base, isDirty, isPending, submit, notice } = useVersionedForm({
    form,
    stored: baseOf(strategy),
    baseOf,
    save: (fields, before) => updateStrategy(strategy.id, changesOf(before.fields, fields), before.version),
    versionOf: (saved) => saved.strategy.version,
    onSaved: ({ strategy: saved }) => {
      keep(saved);
      showMessage('Strategy saved');
      onClose();
    },
    onTheirs: keep,
    problemsFrom,
    labels: FIELD_LABELS,
    conflictTitle: 'Someone else changed this strategy',
    failureTitle: 'The strategy wasn’t saved',
  });
  const submitOrClose = (event: FormEvent<HTMLFormElement>) => {
    if (Object.keys(changesOf(base.fields, form.values)).length > 0) return submit(event);
    event.preventDefault();
    return onClose();
  };
  const text = (field: TextField, label: string) => {
    const count = countChars(form.values[field]);
    // The length appears when it matters.
    return { label, description: count > TEXT_LIMITS[field] * 0.8 ? `${count} of ${TEXT_LIMITS[field]} characters` : undefined, ...form.getInputProps(field) };
  };
  const entries = (field: 'keywordInspiration' | 'exampleGoogleSearches', label: string) => ({ label, description: 'Press Enter after each', maxTags: MAX_ENTRIES, ...form.getInputProps(field) });
  return (
    <form noValidate aria-label={`Edit ${strategy.title}`} onSubmit={submitOrClose}>
      <Stack gap="md">
        <Title order={3} size="h5">
          Edit strategy
        </Title>
        <TextInput {...text('title', 'Title')} required withAsterisk={false} autoComplete="off" />
        <Textarea {...text('shortDescription', 'Short description')} autosize minRows={2} />
        <Textarea {...text('strategyBlurb', 'Description')} autosize minRows={3} />
        <div className={classes.pair}>
          <NativeSelect label="Approach" data={APPROACHES.map((approach) => ({ value: approach, label: APPROACH_LABELS[approach] }))} {...form.getInputProps('strategyApproach')} />
          <NativeSelect
            label="Priority"
            data={[{ value: '', label: priorityLabel(null) }, ...PRIORITIES.map((priority) => ({ value: priority, label: priorityLabel(priority) }))]}
            {...form.getInputProps('priority')}
            value={form.values.priority ?? ''}
            onChange={(event) => form.setFieldValue('priority', (event.currentTarget.value || null) as Priority | null)}
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
        {notice}
        <Group gap="sm">
          <Button type="submit" loading={isPending}>
            Save strategy
          </Button>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={isDirty} />
    </form>
  );
}
