import { Button, Group, Paper, Title } from '@mantine/core';
import { IconCircle, IconCircleCheckFilled } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { profileQuery } from '../../api/account/profile';
import { projectsQuery } from '../../api/lists/projects';
import { currentUsageQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { browserStore } from '../../ui/navigation/storage';
import { listSteps } from './checklist';
import classes from './Dashboard.module.css';
import { SampleList } from './SampleList';

const STORAGE_KEY = 'earshot-first-steps';
const store = browserStore('localStorage');

/** The first steps of a new user. The list disappears when they are done, or when the reader hides it. */
export function Checklist() {
  const { data: lists } = useQuery(projectsQuery);
  const { data: usage } = useQuery(currentUsageQuery);
  const { data: account } = useQuery(profileQuery);
  const [isHidden, setIsHidden] = useState(() => store.getItem(STORAGE_KEY) === 'hidden');
  if (!lists || !usage || !account || isHidden) return null;
  const searchesUsed = usage.aliases.find(({ alias }) => alias === 'searchCount')?.used ?? 0;
  const steps = listSteps({ projects: lists.projects, searchesUsed, profile: account.profile });
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  if (doneCount === steps.length) return null;
  const hide = () => {
    store.setItem(STORAGE_KEY, 'hidden');
    setIsHidden(true);
  };
  return (
    <Paper component="section" withBorder radius="lg" p="lg" bg="var(--surface)" aria-labelledby="first-steps">
      <Group justify="space-between" gap="sm" mb="sm">
        <Title order={2} size="h4" id="first-steps">
          First steps: {doneCount} of {steps.length} done
        </Title>
        <Button variant="subtle" size="compact-sm" onClick={hide}>
          Hide
        </Button>
      </Group>
      <ol className={classes.steps}>
        {steps.map(({ label, href, isDone }) => (
          <li key={label} data-done={isDone || undefined}>
            {isDone ? <IconCircleCheckFilled size={20} role="img" aria-label="Done" /> : <IconCircle size={20} stroke={1.7} role="img" aria-label="To do" />}
            {isDone ? <span>{label}</span> : <AppLink href={href}>{label}</AppLink>}
          </li>
        ))}
      </ol>
      <SampleList projects={lists.projects} />
    </Paper>
  );
}
