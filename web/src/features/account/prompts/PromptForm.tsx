import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { createPrompt, promptsQuery, updatePrompt } from '../../../api/assistant/prompts';
import type { CustomPrompt, PromptContext } from '../../../api/assistant/types';
import { toApiError } from '../../../api/errors';
import { AppLink } from '../../../ui/AppLink';
import { describeConflicts, mergeFields } from '../../../ui/merge-fields';
import { paths } from '../../../urls/paths';
import { ConflictAlert } from '../../../widgets/ConflictAlert';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { CONTEXTS, describePromptField, FIELD_LABELS, FIELD_ORDER, fieldsOf, findProblems, isSame, problemsFrom, type PromptFields, type PromptProblems, toRequest } from './prompt-fields';
import classes from './Prompts.module.css';

interface PromptFormProps {
  /** The prompt to edit; null for a new one. */
  prompt: CustomPrompt | null;
  start: PromptFields;
  /** Further buttons. */
  children?: ReactNode;
}

interface Save {
  fields: PromptFields;
  version: number;
}

/** The fields of a prompt. */
export function PromptForm({ prompt, start, children }: PromptFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(start);
  const [saved, setSaved] = useState(start);
  /** The version that the form is based on. Colleagues may save a later one meanwhile. */
  const [version, setVersion] = useState(prompt?.version ?? 0);
  const [problems, setProblems] = useState<PromptProblems>({});
  const form = useRef<HTMLFormElement>(null);
  const isDirty = !isSame(fields, saved);

  const show = (found: PromptProblems) => {
    setProblems(found);
    const first = FIELD_ORDER.find((field) => field in found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = useMutation({
    mutationFn: (sent: Save) => (prompt ? updatePrompt(prompt.id, toRequest(sent.fields), sent.version) : createPrompt(toRequest(sent.fields))),
    onSuccess: async ({ customPrompt }, sent) => {
      setSaved(sent.fields);
      setVersion(customPrompt.version);
      await queryClient.invalidateQueries({ queryKey: promptsQuery.queryKey });
      showMessage(prompt ? 'Prompt saved' : 'Prompt created');
      if (!prompt) void router.navigate({ href: paths.customPrompts(), ignoreBlocker: true });
    },
    onError: (error) => show(problemsFrom(toApiError(error).details)),
  });
  const send = (sent: Save) => {
    const found = findProblems(sent.fields);
    show(found);
    if (Object.keys(found).length === 0 && !save.isPending) save.mutate(sent);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send({ fields, version });
  };
  const change = (changed: Partial<PromptFields>) => setFields((now) => ({ ...now, ...changed }));
  const failure = save.error && toApiError(save.error);
  const theirs = failure?.isConflict ? (failure.current as CustomPrompt | null) : null;
  const saveMine = (current: CustomPrompt) => {
    const merged = mergeFields(saved, fields, fieldsOf(current));
    setFields(merged);
    send({ fields: merged, version: current.version });
  };
  const takeTheirs = (current: CustomPrompt) => {
    setFields(fieldsOf(current));
    setSaved(fieldsOf(current));
    setVersion(current.version);
    save.reset();
    void queryClient.invalidateQueries({ queryKey: promptsQuery.queryKey });
  };
  const isAtField = failure ? Object.keys(problemsFrom(failure.details)).length > 0 : false;
  return (
    <form ref={form} noValidate className={classes.form} aria-label="Prompt" onSubmit={submit}>
      <TextInput name="name" label="Name" required withAsterisk={false} autoComplete="off" value={fields.name} error={problems.name} onChange={(event) => change({ name: event.currentTarget.value })} />
      <TextInput name="description" label="Description" description="Optional. When to use it" autoComplete="off" value={fields.description} error={problems.description} onChange={(event) => change({ description: event.currentTarget.value })} />
      <Radio.Group name="contextType" label="Use for" value={fields.contextType} error={problems.contextType} onChange={(value) => change({ contextType: value as PromptContext })}>
        <Stack gap="xs" mt="xs">
          {CONTEXTS.map(({ value, label, place }) => (
            <Radio key={value} value={value} label={label} description={place} />
          ))}
        </Stack>
      </Radio.Group>
      <Textarea
        name="prompt"
        label="Prompt"
        description="What the assistant should do with Earshot’s facts"
        placeholder="List the sponsors of this podcast, and how the host introduces each."
        required
        withAsterisk={false}
        autosize
        minRows={6}
        value={fields.prompt}
        error={problems.prompt}
        onChange={(event) => change({ prompt: event.currentTarget.value })}
      />
      {theirs && (
        <ConflictAlert
          title="Someone else changed this prompt"
          conflicts={describeConflicts({ base: saved, mine: fields, theirs: fieldsOf(theirs) }, FIELD_LABELS, describePromptField)}
          onSaveMine={() => saveMine(theirs)}
          onKeepTheirs={() => takeTheirs(theirs)}
        />
      )}
      {failure && !theirs && !isAtField && <ErrorState title="The prompt wasn’t saved" error={failure} />}
      <Group gap="sm">
        <Button type="submit" loading={save.isPending} disabled={prompt !== null && !isDirty}>
          {prompt ? 'Save prompt' : 'Create prompt'}
        </Button>
        <Button component={AppLink} href={paths.customPrompts()} variant="default">
          Cancel
        </Button>
        {children}
      </Group>
      <UnsavedChanges isUnsaved={isDirty} />
    </form>
  );
}
