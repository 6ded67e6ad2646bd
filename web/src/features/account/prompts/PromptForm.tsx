import { Button, Group, Radio, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { createPrompt, promptsQuery, updatePrompt } from '../../../api/assistant/prompts';
import type { CustomPrompt } from '../../../api/assistant/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { useVersionedForm } from '../../../widgets/versioned-form';
import { CONTEXTS, describePromptField, FIELD_LABELS, fieldsOf, findProblems, type PromptFields, toRequest } from './prompt-fields';

interface PromptFormProps {
  /** The prompt to edit; null for a new one. */
  prompt: CustomPrompt | null;
  start: PromptFields;
  /** Further buttons. */
  children?: ReactNode;
}

const baseOf = (prompt: CustomPrompt) => ({ fields: fieldsOf(prompt), version: prompt.version });

/** The fields of a prompt. */
export function PromptForm({ prompt, start, children }: PromptFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<PromptFields>({ initialValues: start, validate: findProblems });
  const reload = () => queryClient.invalidateQueries({ queryKey: promptsQuery.queryKey });
  const { isDirty, isPending, submit, notice } = useVersionedForm({
    form,
    stored: { fields: start, version: prompt?.version ?? 0 },
    baseOf,
    save: (fields, { version }) => (prompt ? updatePrompt(prompt.id, toRequest(fields), version) : createPrompt(toRequest(fields))),
    versionOf: ({ customPrompt }) => customPrompt.version,
    onSaved: async () => {
      await reload();
      showMessage(prompt ? 'Prompt saved' : 'Prompt created');
      if (!prompt) void router.navigate({ href: paths.customPrompts(), ignoreBlocker: true });
    },
    onTheirs: reload,
    labels: FIELD_LABELS,
    describeField: describePromptField,
    conflictTitle: 'Someone else changed this prompt',
    failureTitle: 'The prompt wasn’t saved',
  });
  return (
    <form noValidate aria-label="Prompt" onSubmit={submit}>
      <Stack gap="md">
        <TextInput label="Name" required withAsterisk={false} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label="Description" description="Optional. When to use it" autoComplete="off" {...form.getInputProps('description')} />
        <Radio.Group label="Use for" {...form.getInputProps('contextType')}>
          <Stack gap="xs" mt="xs">
            {CONTEXTS.map(({ value, label, place }) => (
              <Radio key={value} value={value} label={label} description={place} />
            ))}
          </Stack>
        </Radio.Group>
        <Textarea
          label="Prompt"
          description="What the assistant should do with Earshot’s facts"
          placeholder="List the sponsors of this podcast, and how the host introduces each."
          required
          withAsterisk={false}
          autosize
          minRows={6}
          {...form.getInputProps('prompt')}
        />
        {notice}
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={prompt !== null && !isDirty}>
            {prompt ? 'Save prompt' : 'Create prompt'}
          </Button>
          <Button component={AppLink} href={paths.customPrompts()} variant="default">
            Cancel
          </Button>
          {children}
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={isDirty} />
    </form>
  );
}
