import { Button, CloseButton, Group, Text, Title } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { changeListedPodcasts } from '../../../api/lists/listed-podcasts';
import type { ProjectDetails } from '../../../api/lists/types';
import type { AddedCandidate, StrategyRunResult } from '../../../api/strategies/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { plural } from '../../../ui/text/format';
import { Rating } from '../../../ui/media/Rating';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { paths } from '../../../urls/paths';
import { showFailure, showUndo } from '../../../widgets/undo';
import { LeftOut } from './LeftOut';
import { describeFound, describeUnsearched } from './run-summary';
import classes from './Strategies.module.css';

interface RunResultProps {
  result: StrategyRunResult;
  project: ProjectDetails;
  /** Whether the team confirms added podcasts. */
  needsReview: boolean;
  onClose: () => void;
}

/** The podcasts that a run added, with reasons and links to the rows, and those that it left out. */
export function RunResult({ result, project, needsReview, onClose }: RunResultProps) {
  const { added, strategy, searches, leftOut } = result;
  const queryClient = useQueryClient();
  const [removed, setRemoved] = useState<ReadonlySet<string>>(new Set());
  const remove = useMutation({
    mutationFn: ({ listedPodcastId }: AddedCandidate) => changeListedPodcasts(project.slug, { action: 'remove', listedPodcastIds: [listedPodcastId] }),
    onSuccess: ({ changeId }, { listedPodcastId, title }) => {
      setRemoved((now) => new Set([...now, listedPodcastId]));
      showUndo(changeId, `${title} removed`, () => setRemoved((now) => new Set([...now].filter((id) => id !== listedPodcastId))));
      return queryClient.invalidateQueries({ queryKey: ['project'] });
    },
    onError: (error, { title }) => showFailure(`${title} wasn’t removed`, error),
  });
  const shown = added.filter(({ listedPodcastId }) => !removed.has(listedPodcastId));
  return (
    <section className={classes.result} aria-label={`What ${strategy.title} added`}>
      <Group justify="space-between" wrap="nowrap">
        <Title order={4} size="h6">
          <span role="status">{added.length === 0 ? 'Nothing new was found' : needsReview ? `Check ${plural(shown.length, 'new podcast')}` : `${plural(added.length, 'podcast')} added`}</span>
        </Title>
        <CloseButton size={44} aria-label="Hide what was added" onClick={onClose} />
      </Group>
      {strategy.lastRun?.problem && <Text size="sm">{strategy.lastRun.problem}</Text>}
      <Text size="sm">{describeFound(result)}</Text>
      {describeUnsearched(searches).map((line) => (
        <Text key={line} size="sm" c="dimmed">
          {line}
        </Text>
      ))}
      {added.length === 0 && !strategy.lastRun?.problem && (
        <Text size="sm" c="dimmed">
          Change the keywords and run it again.
        </Text>
      )}
      <ul className={classes.added}>
        {shown.map((candidate) => (
          <li key={candidate.listedPodcastId}>
            <div>
              <Group gap="xs">
                <AppLink href={paths.project(project.slug, null, { open: candidate.listedPodcastId })}>{candidate.title}</AppLink>
                {candidate.relevancyScore !== null && <Rating value={candidate.relevancyScore} />}
                <StateBadge state={candidate.status} />
              </Group>
              <Text size="sm" c="dimmed">
                {candidate.reason}
              </Text>
            </div>
            <Button variant="subtle" color="gray" size="xs" aria-label={`Remove ${candidate.title}`} disabled={remove.isPending} onClick={() => remove.mutate(candidate)}>
              Remove
            </Button>
          </li>
        ))}
      </ul>
      <LeftOut podcasts={leftOut} project={project} />
    </section>
  );
}
