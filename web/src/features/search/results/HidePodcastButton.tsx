import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';

interface HidePodcastButtonProps {
  podcastId: string;
  /** The id of the element that names the show. */
  titleId: string;
  onHide: (podcastId: string) => void;
}

/** Leaves a show out of this search; the chip above the results, and Back, bring it in again. */
export function HidePodcastButton({ podcastId, titleId, onHide }: HidePodcastButtonProps) {
  return (
    <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconEyeOff size={14} aria-hidden="true" />} aria-describedby={titleId} onClick={() => onHide(podcastId)}>
      Hide this show
    </Button>
  );
}
