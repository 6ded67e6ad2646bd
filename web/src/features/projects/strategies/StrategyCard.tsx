import { ActionIcon, Anchor, Badge, Button, Group, Menu, Stack, Text, Title } from '@mantine/core';
import { IconDots, IconExternalLink, IconPencil, IconPlayerPlay, IconTrash } from '@tabler/icons-react';
import { useId, useRef, useState } from 'react';
import type { ProjectDetails } from '../../../api/lists/types';
import type { Strategy, StrategyRunResult, TeamSettings } from '../../../api/strategies/types';
import { plural } from '../../../ui/text/format';
import { PriorityBadge } from '../../../ui/listed/PriorityBadge';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { ErrorState } from '../../../widgets/ErrorState';
import { describeMaker } from '../../../widgets/outreach/maker';
import { DeleteDialog } from './DeleteDialog';
import { KeywordLinks } from './KeywordLinks';
import { MAX_ADDED, type RunLock, runLimitOf, runLockOf } from './run-limits';
import { RunResult } from './RunResult';
import classes from './Strategies.module.css';
import { APPROACH_LABELS } from './strategy-fields';
import { StrategyForm } from './StrategyForm';
import { googleSearchUrl } from './strategy-links';
import { useRunStrategy } from './useRunStrategy';

interface StrategyCardProps {
  strategy: Strategy;
  all: readonly Strategy[];
  project: ProjectDetails;
  tier: string | undefined;
  settings: TeamSettings | undefined;
}

const APPROACH_COLORS = { straightforward: 'teal', unconventional: 'violet', longshot: 'orange' } as const;

function describeLock(lock: RunLock): string {
  if (lock.kind === 'plan') return 'Requires the Individual plan. Search its keywords instead.';
  if (lock.kind === 'no-keywords') return 'Add a keyword to run this strategy.';
  return `Your plan runs ${plural(lock.max, 'strategy', 'strategies')} per list. Run one of those again, or delete it.`;
}

/** One strategy: its audience, its searches, and the result of its last run. */
export function StrategyCard({ strategy, all, project, tier, settings }: StrategyCardProps) {
  const titleId = useId();
  const [open, setOpen] = useState<'edit' | 'delete' | null>(null);
  const [result, setResult] = useState<StrategyRunResult | null>(null);
  const run = useRunStrategy(project, setResult);
  const actions = useRef<HTMLButtonElement>(null);
  const closeForm = () => {
    setOpen(null);
    // The button is there again after the form has gone.
    setTimeout(() => actions.current?.focus());
  };
  const isOff = settings?.automatedSearchEnabled === false;
  const isArchived = project.status === 'ARCHIVED';
  const lock = runLockOf(strategy, all, tier);
  const { strategyApproach: approach, lastRun } = strategy;
  if (open === 'edit') {
    return (
      <li className={classes.card}>
        <StrategyForm strategy={strategy} project={project} onClose={closeForm} />
      </li>
    );
  }
  return (
    <li className={classes.card} aria-labelledby={titleId}>
      <Group justify="space-between" wrap="nowrap" align="flex-start" gap="sm">
        <div className={classes.heading}>
          <Title order={3} size="h5" id={titleId}>
            {strategy.title}
          </Title>
          <Group gap="xs">
            {approach && (
              <Badge variant="light" color={APPROACH_COLORS[approach]}>
                {APPROACH_LABELS[approach]}
              </Badge>
            )}
            {strategy.priority && <PriorityBadge priority={strategy.priority} />}
          </Group>
        </div>
        {!isArchived && (
          <Menu position="bottom-end" radius="md" withInitialFocusPlaceholder={false}>
            <Menu.Target>
              <ActionIcon ref={actions} variant="subtle" color="gray" size={44} aria-label={`Actions for ${strategy.title}`}>
                <IconDots size={20} aria-hidden="true" />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown aria-label={`Actions for ${strategy.title}`}>
              <Menu.Item leftSection={<IconPencil size={16} aria-hidden="true" />} onClick={() => setOpen('edit')}>
                Edit
              </Menu.Item>
              <Menu.Item color="red" leftSection={<IconTrash size={16} aria-hidden="true" />} onClick={() => setOpen('delete')}>
                Delete
              </Menu.Item>
            </Menu.Dropdown>
          </Menu>
        )}
      </Group>
      <Text>{strategy.shortDescription}</Text>
      <KeywordLinks strategy={strategy} projectSlug={project.slug} runCount={runLimitOf(tier).keywords} />
      <dl className={classes.facts}>
        <Fact label="Focus">{strategy.strategyFocus}</Fact>
        <Fact label="Audience">{strategy.audiencePersonaTarget}</Fact>
        <Fact label="Why it works">{strategy.whyItsEffective}</Fact>
        <Fact label="Places">{strategy.geographicalFilters}</Fact>
      </dl>
      <details className={classes.more}>
        <summary>How to search</summary>
        <Stack gap="xs" mt="xs">
          <Paragraph text={strategy.strategyBlurb} />
          <Paragraph text={strategy.strategyTrainingDocumentation} />
          {strategy.yesNoPrompt !== '' && <Text size="sm">Yes-or-no question for each podcast: {strategy.yesNoPrompt}</Text>}
          {strategy.exampleGoogleSearches.length > 0 && (
            <ul className={classes.webSearches} aria-label="Web searches">
              {strategy.exampleGoogleSearches.map((query) => (
                <li key={query}>
                  <Anchor href={googleSearchUrl(query)} target="_blank" rel="noopener noreferrer" size="sm" underline="always">
                    {query} <IconExternalLink size={13} aria-label="Opens Google in a new tab" />
                  </Anchor>
                </li>
              ))}
            </ul>
          )}
        </Stack>
      </details>
      {!isArchived && (
        <Group gap="sm">
          <Button
            variant="light"
            leftSection={<IconPlayerPlay size={16} stroke={1.8} aria-hidden="true" />}
            aria-describedby={titleId}
            loading={run.isPending}
            disabled={tier === undefined || lock !== null || isOff}
            onClick={() => run.mutate(strategy.id)}
          >
            {lastRun ? 'Run again' : 'Run strategy'}
          </Button>
          <Text size="sm" c="dimmed" role="status">
            {run.isPending ? 'Searching and comparing…' : lock ? describeLock(lock) : isOff ? 'Automated search is off.' : `Uses 1 search. Adds up to ${MAX_ADDED} podcasts.`}
          </Text>
        </Group>
      )}
      {run.isError && <ErrorState title="The strategy didn’t run" error={run.error} />}
      {result && <RunResult result={result} project={project} needsReview={settings?.podcastListValidationPageEnabled === true} onClose={() => setResult(null)} />}
      <div className={`dotted ${classes.footer}`}>
        <span data-made-by={strategy.generatedBy}>{describeMaker(strategy)}</span>
        {strategy.isEdited && <span>edited by your team</span>}
        {lastRun && (
          <span>
            ran <TimeAgo value={lastRun.at} />, {lastRun.added} of {plural(lastRun.found, 'podcast')} added
          </span>
        )}
        {lastRun?.problem && <span>{lastRun.problem}</span>}
      </div>
      {open === 'delete' && <DeleteDialog strategy={strategy} project={project} onClose={() => setOpen(null)} />}
    </li>
  );
}

function Fact({ label, children }: { label: string; children: string | null }) {
  if (!children) return null;
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

const Paragraph = ({ text }: { text: string }) => (text === '' ? null : <Text size="sm" className={classes.paragraph}>{text}</Text>);
