import { paths } from '../app/paths';
import { AppLink } from '../ui/AppLink';
import classes from './GenreLinks.module.css';

interface TopicLinksProps {
  topics: readonly string[];
  label: string;
  /** What is searched for it. */
  mode: 'podcasts' | 'episodes';
}

/** The search for a topic in words, which every plan may; several are looked for as a phrase. */
export function topicPath(topic: string, mode: TopicLinksProps['mode']): string {
  return paths.search({ q: topic.includes(' ') ? `"${topic}"` : topic, mode: mode === 'episodes' ? mode : null });
}

/** What something is about; each searches for it. */
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
