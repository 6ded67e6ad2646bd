import type { SearchMode } from '../../../api/types';
import { AppLink } from '../../../ui/AppLink';
import { topicPath } from '../../../widgets/TopicLinks';

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
          <AppLink href={topicPath(topic, mode)} className="quiet-link">
            {topic}
          </AppLink>
        </span>
      ))}
    </span>
  );
}
