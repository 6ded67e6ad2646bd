import type { SearchMode } from '../../../api/types';
import { AppLink } from '../../../ui/AppLink';
import { topicPath } from '../../../widgets/TopicLinks';

interface HitTopicsProps {
  topics: readonly string[];
  mode: SearchMode;
}

/** "about sourdough, yeast". Each topic links to a search for it. */
export function HitTopics({ topics, mode }: HitTopicsProps) {
  if (topics.length === 0) return null;
  return (
    <span>
      about{' '}
      {topics.map((topic, index) => (
        <span key={topic}>
          {index > 0 && ', '}
          <AppLink href={topicPath(topic, mode)} className="subtle-link">
            {topic}
          </AppLink>
        </span>
      ))}
    </span>
  );
}
