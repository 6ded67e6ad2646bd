import { IconBan } from '@tabler/icons-react';
import type { ListedHit } from '../../api/lists/search-lists';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import type { ListedState } from '../../ui/listed/listed-state';
import { StateIcon } from '../../ui/listed/StateBadge';
import { useNow } from '../../ui/text/useNow';
import { paths } from '../../urls/paths';
import classes from './ListBadges.module.css';
import { describeMembership, shownMemberships } from './memberships';

interface ListBadgesProps {
  podcast: Pick<ListedHit, 'lists' | 'blacklisted'>;
  /** The list that is shown first. */
  targetSlug?: string | null;
}

/** Links to the lists that a podcast is on, with its state there. Nothing for a podcast that is on none. */
export function ListBadges({ podcast, targetSlug = null }: ListBadgesProps) {
  const nowMs = useNow();
  const { shown, hidden } = shownMemberships(podcast, targetSlug);
  if (shown.length === 0 && !podcast.blacklisted) return null;
  return (
    <ul className={classes.badges} aria-label="On your lists">
      {podcast.blacklisted && (
        <li className={classes.badge} data-blacklisted>
          <IconBan size={14} aria-hidden="true" /> Blacklisted
        </li>
      )}
      {shown.map((membership) => (
        <li key={membership.projectId} className={classes.badge}>
          <StateIcon state={membership.state as ListedState} size={14} />
          <AppLink href={paths.project(membership.projectSlug)}>{membership.projectName}</AppLink>
          <span>{describeMembership(membership, nowMs)}</span>
        </li>
      ))}
      {hidden.length > 0 && (
        <li className={classes.badge} title={hidden.map(({ projectName }) => projectName).join(', ')}>
          and {plural(hidden.length, 'more list')}
        </li>
      )}
    </ul>
  );
}
