import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { createTemplate, templatesQuery, updateTemplate } from '../../../api/outreach/templates';
import type { OutreachTemplate } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { insertText } from '../../../ui/forms/insert-text';
import { paths } from '../../../urls/paths';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { useVersionedForm } from '../../../widgets/versioned-form';
import { SlotChips } from './SlotChips';
import { FIELD_LABELS, fieldsOf, findProblems, type TemplateFields, toRequest } from './template-fields';

interface TemplateFormProps {
  /** The template to edit; null for a new one. */
  template: OutreachTemplate | null;
  start: TemplateFields;
  /** Further buttons. */
  children?: ReactNode;
}

const baseOf = (template: OutreachTemplate) => ({ fields: fieldsOf(template), version: template.version ?? 0 });

/** The fields of a template, with slots to insert where the cursor is. */
export function TemplateForm({ template, start, children }: TemplateFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const form = useForm<TemplateFields>({ initialValues: start, validate: findProblems });
  /** The field that had the focus last, into which slots are inserted. */
  const [target, setTarget] = useState<{ field: 'subject' | 'template'; hadFocus: boolean }>({ field: 'template', hadFocus: false });
  const reload = () => queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
  const { isDirty, isPending, submit, notice } = useVersionedForm({
    form,
    stored: { fields: start, version: template?.version ?? 0 },
    baseOf,
    save: (fields, { version }) => (template ? updateTemplate(template.id, toRequest(fields), version) : createTemplate(toRequest(fields))),
    versionOf: ({ template: stored }) => stored.version ?? 0,
    onSaved: async () => {
      await reload();
      showMessage(template ? 'Template saved' : 'Template created');
      if (!template) void router.navigate({ href: paths.outreachTemplates(), ignoreBlocker: true });
    },
    onTheirs: reload,
    labels: FIELD_LABELS,
    conflictTitle: 'This template was changed in another window',
    failureTitle: 'The template wasn’t saved',
  });
  const insert = (slot: string) => {
    const node = form.getInputNode(target.field) as HTMLInputElement | HTMLTextAreaElement | null;
    if (node) insertText(node, `[${slot}]`, (text) => form.setFieldValue(target.field, text), !target.hadFocus);
  };
  const fieldWithSlots = (field: 'subject' | 'template') => ({ ...form.getInputProps(field), onFocus: () => setTarget({ field, hadFocus: true }) });
  return (
    <form noValidate aria-label="Template" onSubmit={submit}>
      <Stack gap="md">
        <TextInput label="Name" required withAsterisk={false} autoComplete="off" {...form.getInputProps('name')} />
        <TextInput label="Description" description="Optional. When to use it" autoComplete="off" {...form.getInputProps('description')} />
        <TextInput label="Subject" description="Optional. If empty, the default template’s subject is used" placeholder="[guest name] on [topic]" autoComplete="off" {...fieldWithSlots('subject')} />
        <Textarea label="Body" required withAsterisk={false} autosize minRows={10} {...fieldWithSlots('template')} />
        <SlotChips onInsert={insert} />
        {notice}
        <Group gap="sm">
          <Button type="submit" loading={isPending} disabled={template !== null && !isDirty}>
            {template ? 'Save template' : 'Create template'}
          </Button>
          <Button component={AppLink} href={paths.outreachTemplates()} variant="default">
            Cancel
          </Button>
          {children}
        </Group>
      </Stack>
      <UnsavedChanges isUnsaved={isDirty} />
    </form>
  );
}
