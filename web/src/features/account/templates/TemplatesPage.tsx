import { Button, Group, Stack, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { templatesQuery } from '../../../api/outreach/templates';
import type { OutreachTemplate } from '../../../api/outreach/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import rows from '../../../ui/layout/Rows.module.css';
import { Section } from '../../../ui/layout/Section';
import { useActions } from '../../../ui/navigation/shortcuts';
import { SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { SettingsLayout } from '../SettingsLayout';
import { NEW_KEY, templateKey } from './template-fields';
import { useTemplateActions } from './useTemplateActions';

/** `/app/user-settings/outreach-templates` (spec 2): the built-in templates, and those of the reader. */
export function TemplatesPage() {
  const router = useRouter();
  const { data, isPending, isError, error, refetch } = useQuery(templatesQuery);
  const templates = data?.templates ?? [];
  const own = templates.filter(({ isBuiltIn }) => !isBuiltIn);
  useActions([{ label: 'New template for pitches', keywords: 'outreach', run: () => void router.navigate({ href: paths.outreachTemplate(NEW_KEY) }) }]);
  return (
    <SettingsLayout title="Outreach templates">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={520}>
          Templates set the structure and wording of your pitches. Only you can see yours.
        </Text>
        <Button component={AppLink} href={paths.outreachTemplate(NEW_KEY)} leftSection={<IconPlus size={17} aria-hidden="true" />}>
          New template
        </Button>
      </Group>
      {isPending && <SkeletonRows count={5} height={72} label="Loading the templates" />}
      {isError && <ErrorState title="Couldn’t load the templates" error={error} onRetry={() => void refetch()} />}
      {data && (
        <Stack gap="lg">
          <Section title="Yours">
            {own.length === 0 ? <Text c="dimmed">No templates yet. Duplicate a built-in one or start from scratch.</Text> : <TemplateList label="Your templates" shown={own} all={templates} />}
          </Section>
          <Section title="Built-in">
            <TemplateList label="Built-in templates" shown={templates.filter(({ isBuiltIn }) => isBuiltIn)} all={templates} />
          </Section>
        </Stack>
      )}
    </SettingsLayout>
  );
}

interface TemplateListProps {
  label: string;
  shown: readonly OutreachTemplate[];
  all: readonly OutreachTemplate[];
}

function TemplateList({ label, shown, all }: TemplateListProps) {
  const { remove } = useTemplateActions();
  return (
    <ul className={rows.list} aria-label={label}>
      {shown.map((template) => {
        const { id, name, description, isBuiltIn, updatedAt } = template;
        return (
          <li key={id} className={rows.row} data-stacked>
            <div className={rows.text}>
              <AppLink href={paths.outreachTemplate(templateKey(template, all))} className={rows.name}>
                {name}
              </AppLink>
              {description && (
                <Text size="sm" c="dimmed">
                  {description}
                </Text>
              )}
              {updatedAt && (
                <Text size="xs" c="dimmed">
                  Changed <TimeAgo value={updatedAt} />
                </Text>
              )}
            </div>
            <Group gap={4}>
              <Button component={AppLink} href={paths.outreachTemplate(NEW_KEY, { from: id })} size="xs" variant="default" aria-label={`Duplicate ${name}`}>
                Duplicate
              </Button>
              {!isBuiltIn && (
                <Button size="xs" variant="light" color="red" loading={remove.isPending && remove.variables.id === id} aria-label={`Delete ${name}`} onClick={() => remove.mutate(template)}>
                  Delete
                </Button>
              )}
            </Group>
          </li>
        );
      })}
    </ul>
  );
}
