import { AppLink } from '../../ui/navigation/AppLink';
import { formatTimecode } from '../../ui/text/format';
import { paths } from '../../urls/paths';

interface EpisodeMomentProps {
  podcastSlug: string;
  episodeSlug: string;
  title: string;
  second: number | null;
}

/** A link to an episode, at the second of a quotation. */
export function EpisodeMoment({ podcastSlug, episodeSlug, title, second }: EpisodeMomentProps) {
  return (
    <AppLink href={paths.appEpisode(podcastSlug, episodeSlug, { t: second })}>
      {title}
      {second !== null && ` at ${formatTimecode(second)}`}
    </AppLink>
  );
}
