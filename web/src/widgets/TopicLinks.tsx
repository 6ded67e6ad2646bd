import { AppLink } from '../ui/navigation/AppLink';
import { paths } from '../urls/paths';
import classes from './GenreLinks.module.css';

interface TopicLinksProps {
  topics: readonly string[];
  label: string;
  /** Whether a link searches podcasts or episodes. */
  mode: 'podcasts' | 'episodes';
}

/** A text search for a topic, which every plan allows. A topic of several words is searched as a phrase. */
export function topicPath(topic: string, mode: TopicLinksProps['mode']): string {
  return paths.search({ q: topic.includes(' ') ? `"${topic}"` : topic, mode: mode === 'episodes' ? mode : null });
}

/** Topics of a podcast or episode. Each links to a search for it. */
export function TopicLinks({ topics, label, mode }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <ul className={`${classes.links} ${classes.small}`} aria-label={label}>
      {topics.map((topic) => (
        <li key={topic}>
          <AppLink href={topicPath(topic, mode)}>{topic}</AppLink>
        </li>
      ))}
    </ul>
  );
}
