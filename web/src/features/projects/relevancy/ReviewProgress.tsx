import { Button, CloseButton, Progress, Text } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { cancelReviews, reviewRunQuery } from '../../../api/relevancy/reviews';
import { toApiError } from '../../../api/errors';
import { describeRun } from '../../../widgets/relevancy/review-text';
import classes from './Reviews.module.css';
import { isShownRun } from './shown-run';

/** The progress of the list’s reviews. A finished run is shown to readers who saw it running. */
export function ReviewProgress({ projectSlug }: { projectSlug: string }) {
  const queryClient = useQueryClient();
  const { data } = useQuery(reviewRunQuery(projectSlug));
  const cancel = useMutation({
    mutationFn: () => cancelReviews(projectSlug),
    onSuccess: (answer) => queryClient.setQueryData(reviewRunQuery(projectSlug).queryKey, answer),
  });
  const [seen, setSeen] = useState<string | null>(null);
  const [hidden, setHidden] = useState<string | null>(null);
  const run = data?.run ?? null;
  const done = run ? run.reviewed + run.failed : 0;
  if (run?.state === 'running' && seen !== run.id) setSeen(run.id);
  const refreshRows = useEffectEvent(() => {
    if (run === null || seen !== run.id) return;
    void queryClient.invalidateQueries({ queryKey: ['project', projectSlug, 'podcasts'] });
    void queryClient.invalidateQueries({ queryKey: ['project', projectSlug, 'relevancy'] });
  });
  // Shows ratings as reviews finish, also while events are lost.
  useEffect(() => {
    if (done > 0) refreshRows();
  }, [done]);
  if (run === null || hidden === run.id || !isShownRun(run, seen)) return null;
  const isRunning = run.state === 'running';
  return (
    <section className={classes.progress} aria-label="Reviews of the list">
      <div className={classes.progressText}>
        <Text size="sm" role="status" className="numbers">
          {describeRun(run)} {run.problem}
        </Text>
        {isRunning && (
          <Button size="compact-sm" variant="default" loading={cancel.isPending} onClick={() => cancel.mutate()}>
            Cancel
          </Button>
        )}
        {!isRunning && <CloseButton size={44} aria-label="Hide the result of the reviews" onClick={() => setHidden(run.id)} />}
      </div>
      {cancel.error && (
        <Text size="sm" role="alert">
          {toApiError(cancel.error).message}
        </Text>
      )}
      {isRunning && <Progress value={run.total === 0 ? 0 : (done / run.total) * 100} size="sm" aria-label="Podcasts reviewed" />}
    </section>
  );
}
