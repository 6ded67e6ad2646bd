import { Anchor, Paper, Text } from '@mantine/core';
import { type Correction, correctionsKey, decideCorrection } from '../../../api/account/administration';
import { AppLink } from '../../../ui/navigation/AppLink';
import { capitalize, safeHref } from '../../../ui/text/format';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import classes from '../Settings.module.css';
import { DecisionForm } from './DecisionForm';

/** A proposed correction with its evidence. A decision can be changed. */
export function CorrectionRow({ correction }: { correction: Correction }) {
  const { id, podcastSlug, podcastTitle, fact, value, evidence, state, reason: given, createdAt } = correction;
  const source = safeHref(evidence);
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <AppLink href={paths.podcast(podcastSlug)}>{podcastTitle}</AppLink>
        <Text size="sm" c="dimmed">
          <TimeAgo value={createdAt} />
        </Text>
      </div>
      <Text fw={600} style={{ overflowWrap: 'anywhere' }}>
        {capitalize(fact)}: {value}
      </Text>
      <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere', whiteSpace: 'pre-wrap' }}>
        {source ? (
          <Anchor href={source} target="_blank" rel="noopener noreferrer nofollow" underline="always" inherit>
            {evidence}
          </Anchor>
        ) : (
          evidence
        )}
      </Text>
      <DecisionForm state={state} given={given} place={podcastTitle} subject={`the ${fact} of ${podcastTitle}`} acceptedMessage="Accepted. It’s shown from now on." queryKey={correctionsKey} decide={(body) => decideCorrection(id, body)} />
    </Paper>
  );
}
