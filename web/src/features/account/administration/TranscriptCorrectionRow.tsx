import { Paper, Text } from '@mantine/core';
import { decideTranscriptCorrection, type TranscriptCorrection, transcriptCorrectionsKey } from '../../../api/account/transcript-corrections';
import { AppLink } from '../../../ui/navigation/AppLink';
import { DiffParts } from '../../../ui/DiffParts';
import { TimeAgo } from '../../../ui/text/TimeAgo';
import { paths } from '../../../urls/paths';
import { describeCorrectedPart } from '../../../widgets/correction-place';
import classes from '../Settings.module.css';
import { DecisionForm } from './DecisionForm';

/** A suggested text for a part of a transcript, as words that were removed and added. A decision can be changed until it is in the transcript. */
export function TranscriptCorrectionRow({ correction }: { correction: TranscriptCorrection }) {
  const { id, podcastSlug, episodeSlug, episodeTitle, part, startSecond, text, correctedText, state, reason: given, suggestedBy, createdAt } = correction;
  const place = `${episodeTitle}${part === 'sentence' ? ' at ' : ': '}${describeCorrectedPart(correction)}`;
  const hasEnded = state === 'applied' || state === 'outdated';
  return (
    <Paper withBorder radius="lg" px="md" py="sm" bg="var(--surface)" component="li">
      <div className={classes.row}>
        <AppLink href={paths.episode(podcastSlug, episodeSlug, typeof startSecond === 'number' ? { t: Math.floor(startSecond) } : {})}>{place}</AppLink>
        <Text size="sm" c="dimmed">
          {suggestedBy ?? 'A deleted account'}, <TimeAgo value={createdAt} />
        </Text>
      </div>
      <Text style={{ overflowWrap: 'anywhere' }}>
        <DiffParts before={text} after={correctedText} />
      </Text>
      {hasEnded && given && (
        <Text size="sm" c="dimmed" style={{ overflowWrap: 'anywhere' }}>
          {given}
        </Text>
      )}
      <DecisionForm state={state} hasEnded={hasEnded} reasonHint="The reader sees it" given={given} place={place} subject={place} acceptedMessage="Accepted. It’s in the transcript in about a minute." queryKey={transcriptCorrectionsKey} decide={(body) => decideTranscriptCorrection(id, body)} />
    </Paper>
  );
}
