import { Button, Group, Textarea, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { toApiError } from '../../../api/errors';
import { createTemplate, templatesQuery, updateTemplate } from '../../../api/outreach/templates';
import type { OutreachTemplate } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/AppLink';
import { insertText } from '../../../ui/insert-text';
import { paths } from '../../../urls/paths';
import { describeConflicts, mergeFields } from '../../../ui/merge-fields';
import { ConflictAlert } from '../../../widgets/ConflictAlert';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { UnsavedChanges } from '../../../widgets/UnsavedChanges';
import { SlotChips } from './SlotChips';
import { FIELD_LABELS, FIELD_ORDER, fieldsOf, findProblems, problemsFrom, type TemplateField, type TemplateFields, type TemplateProblems, toRequest } from './template-fields';
import classes from './Templates.module.css';

interface TemplateFormProps {
  /** The template to edit; null for a new one. */
  template: OutreachTemplate | null;
  start: TemplateFields;
  /** Further buttons. */
  children?: ReactNode;
}

interface Save {
  fields: TemplateFields;
  version: number;
}

const isSame = (left: TemplateFields, right: TemplateFields) => FIELD_ORDER.every((field) => left[field] === right[field]);

/** The fields of a template, with slots to insert where the cursor is. */
export function TemplateForm({ template, start, children }: TemplateFormProps) {
  const router = useRouter();
  const queryClient = useQueryClient();
  const [fields, setFields] = useState(start);
  const [saved, setSaved] = useState(start);
  /** The version that the form is based on. Another window may save a later one meanwhile. */
  const [version, setVersion] = useState(template?.version ?? 0);
  const [problems, setProblems] = useState<TemplateProblems>({});
  const form = useRef<HTMLFormElement>(null);
  /** The field that had the focus last, into which slots are inserted. */
  const [target, setTarget] = useState<{ field: 'subject' | 'template'; hadFocus: boolean }>({ field: 'template', hadFocus: false });
  const isDirty = !isSame(fields, saved);

  const show = (found: TemplateProblems) => {
    setProblems(found);
    const first = FIELD_ORDER.find((field) => field in found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  const save = useMutation({
    mutationFn: (sent: Save) => (template ? updateTemplate(template.id, toRequest(sent.fields), sent.version) : createTemplate(toRequest(sent.fields))),
    onSuccess: async ({ template: stored }, sent) => {
      setSaved(sent.fields);
      setVersion(stored.version ?? 0);
      await queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
      showMessage(template ? 'Template saved' : 'Template created');
      if (!template) void router.navigate({ href: paths.outreachTemplates(), ignoreBlocker: true });
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
  const change = (field: TemplateField, text: string) => setFields((now) => ({ ...now, [field]: text }));
  const insert = (slot: string) => {
    const node = form.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>(`[name="${target.field}"]`);
    if (node) insertText(node, `[${slot}]`, (text) => change(target.field, text), !target.hadFocus);
  };
  const failure = save.error && toApiError(save.error);
  const theirs = failure?.isConflict ? (failure.current as OutreachTemplate | null) : null;
  const saveMine = (current: OutreachTemplate) => {
    const merged = mergeFields(saved, fields, fieldsOf(current));
    setFields(merged);
    send({ fields: merged, version: current.version ?? 0 });
  };
  const takeTheirs = (current: OutreachTemplate) => {
    setFields(fieldsOf(current));
    setSaved(fieldsOf(current));
    setVersion(current.version ?? 0);
    save.reset();
    void queryClient.invalidateQueries({ queryKey: templatesQuery.queryKey });
  };
  const isAtField = failure ? Object.keys(problemsFrom(failure.details)).length > 0 : false;
  return (
    <form ref={form} noValidate className={classes.form} aria-label="Template" onSubmit={submit}>
      <TextInput name="name" label="Name" required withAsterisk={false} autoComplete="off" value={fields.name} error={problems.name} onChange={(event) => change('name', event.currentTarget.value)} />
      <TextInput name="description" label="Description" description="Optional. When to use it" autoComplete="off" value={fields.description} error={problems.description} onChange={(event) => change('description', event.currentTarget.value)} />
      <TextInput
        name="subject"
        label="Subject"
        description="Optional. If empty, the default template’s subject is used"
        placeholder="[guest name] on [topic]"
        autoComplete="off"
        value={fields.subject}
        error={problems.subject}
        onFocus={() => setTarget({ field: 'subject', hadFocus: true })}
        onChange={(event) => change('subject', event.currentTarget.value)}
      />
      <Textarea
        name="template"
        label="Body"
        required
        withAsterisk={false}
        autosize
        minRows={10}
        value={fields.template}
        error={problems.template}
        onFocus={() => setTarget({ field: 'template', hadFocus: true })}
        onChange={(event) => change('template', event.currentTarget.value)}
      />
      <SlotChips onInsert={insert} />
      {theirs && (
        <ConflictAlert
          title="This template was changed in another window"
          conflicts={describeConflicts({ base: saved, mine: fields, theirs: fieldsOf(theirs) }, FIELD_LABELS)}
          onSaveMine={() => saveMine(theirs)}
          onKeepTheirs={() => takeTheirs(theirs)}
        />
      )}
      {failure && !theirs && !isAtField && <ErrorState title="The template wasn’t saved" error={failure} />}
      <Group gap="sm">
        <Button type="submit" loading={save.isPending} disabled={template !== null && !isDirty}>
          {template ? 'Save template' : 'Create template'}
        </Button>
        <Button component={AppLink} href={paths.outreachTemplates()} variant="default">
          Cancel
        </Button>
        {children}
      </Group>
      <UnsavedChanges isUnsaved={isDirty} />
    </form>
  );
}
