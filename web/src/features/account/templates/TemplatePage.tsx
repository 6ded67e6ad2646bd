import { Button, Group, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { templatesQuery } from '../../../api/outreach/templates';
import type { OutreachTemplate } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { SettingsLayout } from '../SettingsLayout';
import { EMPTY_FIELDS, fieldsOf, findTemplate, NEW_KEY, type TemplateFields } from './template-fields';
import { TemplateForm } from './TemplateForm';
import classes from './Templates.module.css';
import { useTemplateActions } from './useTemplateActions';

/** `/app/user-settings/outreach-templates/{slug}` (spec 2): a template; `new` creates one, and `from` makes it a copy. */
export function TemplatePage() {
  const { templateSlug = '' } = useParams({ strict: false }) as { templateSlug?: string };
  const query: QueryString = useSearch({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(templatesQuery);
  const isNew = templateSlug === NEW_KEY;
  const original = data && findTemplate(isNew ? (readText(query.from) ?? '') : templateSlug, data.templates);
  const title = isNew ? 'New template' : (original?.name ?? 'Outreach template');
  return (
    <SettingsLayout title={title}>
      {isPending && <SkeletonRows count={4} height={72} label="Loading the template" />}
      {isError && <ErrorState title="Couldn’t load the template" error={error} onRetry={() => void refetch()} />}
      {data && isNew && <TemplateForm key={original?.id ?? NEW_KEY} template={null} start={original ? copyOf(original) : EMPTY_FIELDS} />}
      {data && !isNew && !original && (
        <EmptyState title="Template not found">
          <Text c="dimmed">It doesn’t exist, was deleted, or belongs to a colleague.</Text>
          <Button component={AppLink} href={paths.outreachTemplates()}>
            Go to your templates
          </Button>
        </EmptyState>
      )}
      {!isNew && original && (original.isBuiltIn ? <BuiltInTemplate template={original} /> : <OwnTemplate key={original.id} template={original} />)}
    </SettingsLayout>
  );
}

const copyOf = (template: OutreachTemplate): TemplateFields => ({ ...fieldsOf(template), name: `Copy of ${template.name}`.slice(0, 100) });

function OwnTemplate({ template }: { template: OutreachTemplate }) {
  const router = useRouter();
  const { remove } = useTemplateActions();
  return (
    <TemplateForm template={template} start={fieldsOf(template)}>
      <Button variant="light" color="red" loading={remove.isPending} onClick={() => remove.mutate(template, { onSuccess: () => void router.navigate({ href: paths.outreachTemplates(), ignoreBlocker: true }) })}>
        Delete
      </Button>
    </TemplateForm>
  );
}

function BuiltInTemplate({ template: { id, description, subject, template } }: { template: OutreachTemplate }) {
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={520}>
          {description} Built-in templates can’t be edited. Duplicate one to change it.
        </Text>
        <Button component={AppLink} href={paths.outreachTemplate(NEW_KEY, { from: id })}>
          Duplicate
        </Button>
      </Group>
      <section className={classes.preview} aria-label="Template text">
        {subject && (
          <Text fw={600}>
            {subject}
          </Text>
        )}
        <p>{template}</p>
      </section>
    </Stack>
  );
}
