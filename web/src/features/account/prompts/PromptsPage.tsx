import { Badge, Button, Group, Text } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { promptsQuery } from '../../../api/assistant/prompts';
import type { CustomPrompt } from '../../../api/assistant/types';
import { teamUsersQuery } from '../../../api/lists/members';
import { AppLink } from '../../../ui/navigation/AppLink';
import rows from '../../../ui/layout/Rows.module.css';
import { useActions } from '../../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';
import { memberName } from '../team/member-rules';
import { contextLabel, NEW_KEY } from './prompt-fields';
import { usePromptActions } from './usePromptActions';

/** `/app/team-settings/custom-prompts` (spec 2): the prompts that everyone in the team applies to podcasts, episodes and transcripts. */
export function PromptsPage() {
  const router = useRouter();
  const isAdmin = useIsTeamAdmin();
  const isEditable = isAdmin === true;
  const { data, isPending, isError, error, refetch } = useQuery(promptsQuery);
  const prompts = data?.customPrompts ?? [];
  useActions(isEditable ? [{ label: 'New custom prompt', keywords: 'assistant ai', run: () => void router.navigate({ href: paths.customPrompt(NEW_KEY) }) }] : []);
  return (
    <SettingsLayout title="Custom prompts">
      <Group justify="space-between" gap="sm">
        <Text c="dimmed" maw={520}>
          Everyone on the team can apply these to podcasts, episodes and transcripts. {isAdmin === false && 'Admins and the owner manage them.'}
        </Text>
        {isEditable && (
          <Button component={AppLink} href={paths.customPrompt(NEW_KEY)} leftSection={<IconPlus size={17} aria-hidden="true" />}>
            New prompt
          </Button>
        )}
      </Group>
      {(isPending || isAdmin === null) && <SkeletonRows count={3} height={72} label="Loading the prompts" />}
      {isError && <ErrorState title="Couldn’t load the prompts" error={error} onRetry={() => void refetch()} />}
      {data && isAdmin !== null && prompts.length === 0 && (
        <EmptyState title="No prompts yet">
          <Text c="dimmed" maw={460}>
            A prompt is a question that your team asks often, such as “Which sponsors does this podcast have?”. Write it once, and apply it with two clicks.
          </Text>
        </EmptyState>
      )}
      {isAdmin !== null && prompts.length > 0 && (
        <ul className={rows.list} aria-label="Team prompts">
          {prompts.map((prompt) => (
            <PromptRow key={prompt.id} prompt={prompt} isEditable={isEditable} />
          ))}
        </ul>
      )}
    </SettingsLayout>
  );
}

function PromptRow({ prompt, isEditable }: { prompt: CustomPrompt; isEditable: boolean }) {
  const { id, name, description, contextType, createdBy, updatedAt } = prompt;
  const { data: team } = useQuery(teamUsersQuery);
  const author = team?.users.find((user) => user.id === createdBy);
  const { remove } = usePromptActions();
  return (
    <li className={rows.row} data-stacked>
      <div className={rows.text}>
        <AppLink href={paths.customPrompt(id)} className={rows.name}>
          {name}
        </AppLink>
        <Text size="sm" c="dimmed" lineClamp={2}>
          {description ?? prompt.prompt}
        </Text>
        <Text size="xs" c="dimmed" className="dotted">
          {author && <span>By {memberName(author)}</span>}
          <span>
            Changed <TimeAgo value={updatedAt} />
          </span>
        </Text>
      </div>
      <Badge component="span" variant="light" color="gray" tt="none">
        {contextLabel(contextType)}
      </Badge>
      {isEditable && (
        <Button size="xs" variant="light" color="red" loading={remove.isPending} aria-label={`Delete ${name}`} onClick={() => remove.mutate(prompt)}>
          Delete
        </Button>
      )}
    </li>
  );
}
