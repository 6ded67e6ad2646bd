import { Alert, Text, Title, UnstyledButton } from '@mantine/core';
import { IconAlertTriangle, IconBracketsContain, IconCheck } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { claimEpisodeQuery } from '../../../api/outreach/pitches';
import type { Claim, PitchDetails } from '../../../api/outreach/types';
import { plural } from '../../../ui/text/format';
import { EpisodeMoment } from '../EpisodeMoment';
import { claimSource, distinctClaims } from '../hook-text';
import { findSlots, findWords, type PitchText, type TextRange } from '../pitch-text';
import classes from './Composer.module.css';

interface ChecksPanelProps {
  pitch: PitchDetails;
  text: PitchText;
  /** Whether the claims are those of the current text. */
  isChecked: boolean;
  onSelect: (range: TextRange) => void;
}

/** The problems of the pitch: open slots, and claims without a source. A click leads to each. */
export function ChecksPanel({ pitch, text, isChecked, onSelect }: ChecksPanelProps) {
  const slots = findSlots(text);
  const { warnings, hasLeftCatalog } = pitch;
  const claims = distinctClaims(pitch.claims);
  const unsupported = claims.filter(({ isSupported }) => !isSupported);
  return (
    <section className={classes.checks} aria-labelledby="checks">
      <Title order={2} size="h4" id="checks">
        Checks
      </Title>
      {warnings.length > 0 && (
        <Alert color="orange" variant="outline" role="note" icon={<IconAlertTriangle />} title="Before you write">
          <ul className="bullets">
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </Alert>
      )}
      <div>
        <Text size="sm" fw={600} role="status">
          {slots.length === 0 ? 'Nothing left to fill in' : `${plural(slots.length, 'placeholder')} to fill in`}
        </Text>
        {slots.length > 0 && (
          <ul className={classes.checkList} aria-label="Placeholders to fill in">
            {slots.map((slot) => (
              <li key={`${slot.isInSubject} ${slot.start}`}>
                <UnstyledButton className={classes.jump} onClick={() => onSelect(slot)}>
                  <IconBracketsContain size={16} stroke={1.7} aria-hidden="true" />
                  <span>
                    {slot.text}
                    {slot.isInSubject && ' in the subject'}
                  </span>
                </UnstyledButton>
              </li>
            ))}
          </ul>
        )}
      </div>
      {!hasLeftCatalog && claims.length > 0 && (
        <div>
          <Text size="sm" fw={600}>
            {unsupported.length === 0 ? `${plural(claims.length, 'claim')}, each with a source` : `${plural(unsupported.length, 'claim')} of ${claims.length} without a source`}
          </Text>
          {!isChecked && (
            <Text size="xs" c="dimmed">
              Checked again when the text is saved
            </Text>
          )}
          <ul className={classes.checkList} aria-label="Claims">
            {[...unsupported, ...claims.filter(({ isSupported }) => isSupported)].map((claim, place) => (
              <ClaimItem key={`${place} ${claim.text}`} claim={claim} pitch={pitch} range={findWords(claim.text, text)} onSelect={onSelect} />
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}

interface ClaimItemProps {
  claim: Claim;
  pitch: PitchDetails;
  /** The position of the claim; null when it was edited since. */
  range: TextRange | null;
  onSelect: (range: TextRange) => void;
}

function ClaimItem({ claim, pitch, range, onSelect }: ClaimItemProps) {
  const { text, isSupported, episodeId, second } = claim;
  const Icon = isSupported ? IconCheck : IconAlertTriangle;
  return (
    <li data-unsupported={!isSupported || undefined}>
      <UnstyledButton className={classes.jump} disabled={range === null} onClick={() => range && onSelect(range)}>
        <Icon size={16} stroke={1.7} aria-hidden="true" />
        <span>{text}</span>
      </UnstyledButton>
      <Text size="sm" c="dimmed" className={classes.claimSource}>
        {claimSource(claim)}
        {episodeId !== null && <ClaimEpisode episodeId={episodeId} second={second} pitch={pitch} />}
      </Text>
    </li>
  );
}

/** The episode that a claim comes from. Most are episodes of the hooks; the others are looked up. */
function ClaimEpisode({ episodeId, second, pitch: { podcast, hooks } }: { episodeId: string; second: number | null; pitch: PitchDetails }) {
  const hook = hooks.find((each) => each.episodeId === episodeId && each.episodeSlug !== null);
  const { data } = useQuery({ ...claimEpisodeQuery(episodeId), enabled: !hook });
  const slug = hook?.episodeSlug ?? data?.episode.episodeSlug;
  const title = hook?.episodeTitle ?? data?.episode.title;
  if (!slug || !title) return null;
  return (
    <>
      {': '}
      <EpisodeMoment podcastSlug={podcast.slug} episodeSlug={slug} title={title} second={second} />
    </>
  );
}
