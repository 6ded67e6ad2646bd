import { Badge, Button, Group, Text } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { addListedPodcast } from '../../../api/lists/listed-podcasts';
import { projectsQuery } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import type { LeftOutPodcast } from '../../../api/strategies/types';
import { AppLink } from '../../../ui/navigation/AppLink';
import { plural } from '../../../ui/text/format';
import { Rating } from '../../../ui/media/Rating';
import { paths } from '../../../urls/paths';
import { showFailure, showUndo } from '../../../widgets/undo';
import classes from './Strategies.module.css';

interface LeftOutProps {
  podcasts: readonly LeftOutPodcast[];
  project: ProjectDetails;
}

/** The podcasts that a run left out, each with the reason. Those that only the run decided against can be added. */
export function LeftOut({ podcasts, project }: LeftOutProps) {
  const queryClient = useQueryClient();
  const [added, setAdded] = useState<ReadonlySet<string>>(new Set());
  const add = useMutation({
    mutationFn: ({ podcastId }: LeftOutPodcast) => addListedPodcast(project.slug, { podcastId }),
    onSuccess: ({ changeId }, { podcastId, title }) => {
      setAdded((now) => new Set([...now, podcastId]));
      showUndo(changeId, `${title} added`, () => setAdded((now) => new Set([...now].filter((id) => id !== podcastId))));
      return Promise.all([queryClient.invalidateQueries({ queryKey: ['project'] }), queryClient.invalidateQueries({ queryKey: projectsQuery.queryKey })]);
    },
    onError: (error, { title }) => showFailure(`${title} wasn’t added`, error),
  });
  if (podcasts.length === 0) return null;
  return (
    <details className={classes.more}>
      <summary>{plural(podcasts.length, 'podcast')} left out</summary>
      <ul className={classes.added} aria-label="Left out">
        {podcasts.map((podcast) => (
          <li key={podcast.podcastId}>
            <div>
              <Group gap="xs">
                <AppLink href={paths.podcast(podcast.slug)}>{podcast.title}</AppLink>
                {podcast.relevancyScore !== null && <Rating value={podcast.relevancyScore} />}
              </Group>
              <Text size="sm" c="dimmed">
                {podcast.message}
              </Text>
            </div>
            {added.has(podcast.podcastId) ? (
              <Badge component="span" variant="light" color="green">
                Added
              </Badge>
            ) : (
              podcast.canBeAdded && (
                <Button variant="subtle" size="xs" aria-label={`Add ${podcast.title} anyway`} disabled={add.isPending} onClick={() => add.mutate(podcast)}>
                  Add anyway
                </Button>
              )
            )}
          </li>
        ))}
      </ul>
    </details>
  );
}
