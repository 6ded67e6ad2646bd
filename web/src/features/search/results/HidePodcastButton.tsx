import { Button } from '@mantine/core';
import { IconEyeOff } from '@tabler/icons-react';

interface HidePodcastButtonProps {
  podcastId: string;
  /** The id of the element with the podcast's title, which describes the button. */
  titleId: string;
  onHide: (podcastId: string) => void;
}

/** Excludes a podcast from this search. The chip above the results or Back undoes it. */
export function HidePodcastButton({ podcastId, titleId, onHide }: HidePodcastButtonProps) {
  return (
    <Button variant="subtle" color="gray" size="compact-xs" leftSection={<IconEyeOff size={14} aria-hidden="true" />} aria-describedby={titleId} onClick={() => onHide(podcastId)}>
      Hide
    </Button>
  );
}
