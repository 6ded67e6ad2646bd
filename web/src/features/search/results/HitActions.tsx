import { Button } from '@mantine/core';
import { IconEye, IconSparkles } from '@tabler/icons-react';
import { AppLink } from '../../../ui/AppLink';
import { HidePodcastButton } from './HidePodcastButton';
import type { PageRequest } from './page-request';
import { ScoreExplanation } from './ScoreExplanation';

interface HitActionsProps {
  /** The id of the hit: of a podcast or an episode. */
  id: string;
  podcastId: string;
  /** The ids of the elements with the titles of the hit and of its podcast, which describe the buttons. */
  titleId: string;
  podcastTitleId: string;
  /** The search for similar hits. */
  similarHref: string;
  request: PageRequest;
  onQuickLook: () => void;
  onHide: (podcastId: string) => void;
}

/** The actions on every hit, podcast or episode. */
export function HitActions({ id, podcastId, titleId, podcastTitleId, similarHref, request, onQuickLook, onHide }: HitActionsProps) {
  return (
    <>
      <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconEye size={14} aria-hidden="true" />} aria-describedby={titleId} aria-haspopup="dialog" visibleFrom="sm" onClick={onQuickLook}>
        Quick look
      </Button>
      <Button component={AppLink} href={similarHref} variant="subtle" color="gray" size="compact-xs" leftSection={<IconSparkles size={14} aria-hidden="true" />} aria-describedby={titleId}>
        More like this
      </Button>
      <HidePodcastButton podcastId={podcastId} titleId={podcastTitleId} onHide={onHide} />
      <ScoreExplanation id={id} titleId={titleId} request={request} />
    </>
  );
}
