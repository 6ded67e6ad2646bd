import { Button, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams, useRouter, useSearch } from '@tanstack/react-router';
import { promptsQuery } from '../../../api/assistant/prompts';
import type { CustomPrompt } from '../../../api/assistant/types';
import { teamUsersQuery } from '../../../api/lists/members';
import { AppLink } from '../../../ui/navigation/AppLink';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { type QueryString, readText } from '../../../urls/query-string';
import { ErrorState } from '../../../widgets/ErrorState';
import { managesMembers, useOwnRole } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';
import { contextLabel, CONTEXTS, EMPTY_FIELDS, fieldsOf, NEW_KEY } from './prompt-fields';
import { PromptForm } from './PromptForm';
import classes from './Prompts.module.css';
import { usePromptActions } from './usePromptActions';

/** `/app/team-settings/custom-prompts/{id}` (spec 2): a prompt of the team; `new` creates one. Members can only read it. */
export function PromptPage() {
  const { promptId = '' } = useParams({ strict: false }) as { promptId?: string };
  const query: QueryString = useSearch({ strict: false });
  const role = useOwnRole();
  const { data, isPending, isError, error, refetch } = useQuery(promptsQuery);
  const team = useQuery(teamUsersQuery);
  const isNew = promptId === NEW_KEY;
  const prompt = data?.customPrompts.find(({ id }) => id === promptId);
  const context = CONTEXTS.find(({ value }) => value === readText(query.context))?.value ?? EMPTY_FIELDS.contextType;
  const isLoading = isPending || (data !== undefined && role === null && !team.isError);
  const isEditable = role !== null && managesMembers(role);
  return (
    <SettingsLayout title={isNew ? 'New prompt' : (prompt?.name ?? 'Prompt')}>
      {isLoading && <SkeletonRows count={4} height={72} label="Loading the prompt" />}
      {isError && <ErrorState title="Couldn’t load the prompt" error={error} onRetry={() => void refetch()} />}
      {team.isError && <ErrorState title="Couldn’t load your role on the team" error={team.error} onRetry={() => void team.refetch()} />}
      {data && role !== null && isNew && isEditable && <PromptForm key={NEW_KEY} prompt={null} start={{ ...EMPTY_FIELDS, contextType: context }} />}
      {data && role !== null && isNew && !isEditable && (
        <EmptyState title="Only admins can create prompts">
          <Text c="dimmed">Ask an admin or your team’s owner to create one.</Text>
          <ToPrompts />
        </EmptyState>
      )}
      {data && !isNew && !prompt && (
        <EmptyState title="Prompt not found">
          <Text c="dimmed">It doesn’t exist, or a colleague deleted it.</Text>
          <ToPrompts />
        </EmptyState>
      )}
      {prompt && role !== null && (isEditable ? <EditedPrompt key={prompt.id} prompt={prompt} /> : <ReadPrompt prompt={prompt} />)}
    </SettingsLayout>
  );
}

const ToPrompts = () => (
  <Button component={AppLink} href={paths.customPrompts()}>
    Go to the prompts
  </Button>
);

function EditedPrompt({ prompt }: { prompt: CustomPrompt }) {
  const router = useRouter();
  const { remove } = usePromptActions(() => void router.navigate({ href: paths.customPrompts(), ignoreBlocker: true }));
  return (
    <PromptForm prompt={prompt} start={fieldsOf(prompt)}>
      <Button variant="light" color="red" loading={remove.isPending} onClick={() => remove.mutate(prompt)}>
        Delete
      </Button>
    </PromptForm>
  );
}

function ReadPrompt({ prompt: { description, contextType, prompt } }: { prompt: CustomPrompt }) {
  return (
    <Stack gap="md">
      <Text c="dimmed">
        {description && `${description} `}Used for: {contextLabel(contextType).toLowerCase()}. Admins and the owner can change it.
      </Text>
      <section className={classes.preview} aria-label="Prompt text">
        <p className={classes.text}>{prompt}</p>
      </section>
    </Stack>
  );
}
