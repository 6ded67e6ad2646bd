import type { SearchMode } from '../../../api/types';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { topicQuery } from '../../../ui/TopicLinks';

interface AboutProps {
  topics: readonly string[];
  mode: SearchMode;
}

/** "about sourdough, yeast": each searches for it. */
export function About({ topics, mode }: AboutProps) {
  if (topics.length === 0) return null;
  return (
    <span>
      about{' '}
      {topics.map((topic, place) => (
        <span key={topic}>
          {place > 0 && ', '}
          <AppLink href={paths.search({ q: topicQuery(topic), mode: mode === 'episodes' ? mode : null })} className="quiet-link">
            {topic}
          </AppLink>
        </span>
      ))}
    </span>
  );
}
