import { paths } from '../app/paths';
import { AppLink } from './AppLink';
import classes from './GenreLinks.module.css';

interface TopicLinksProps {
  topics: readonly string[];
  label: string;
  /** What is searched for it. */
  mode: 'podcasts' | 'episodes';
}

/** A topic of several words is looked for as a phrase. */
export const topicQuery = (topic: string) => (topic.includes(' ') ? `"${topic}"` : topic);

/** What something is about; each searches for it in words, which every plan may. */
export function TopicLinks({ topics, label, mode }: TopicLinksProps) {
  if (topics.length === 0) return null;
  return (
    <ul className={`${classes.links} ${classes.small}`} aria-label={label}>
      {topics.map((topic) => (
        <li key={topic}>
          <AppLink href={paths.search({ q: topicQuery(topic), mode: mode === 'episodes' ? mode : null })}>{topic}</AppLink>
        </li>
      ))}
    </ul>
  );
}
