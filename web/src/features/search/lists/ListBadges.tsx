import { IconBan } from '@tabler/icons-react';
import { use } from 'react';
import type { ListedHit } from '../../../api/lists/search-lists';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { plural } from '../../../ui/format';
import type { ListedState } from '../../../ui/listed-state';
import { StateIcon } from '../../../ui/StateBadge';
import { useNow } from '../../../ui/useNow';
import { ListActionsContext } from './list-actions';
import classes from './ResultLists.module.css';
import { describeMembership, shownMemberships } from './memberships';

/** Links to the lists that a result is on, with its state there. Nothing for a result that is on none. */
export function ListBadges({ hit }: { hit: ListedHit }) {
  const nowMs = useNow();
  const targetSlug = use(ListActionsContext)?.target?.slug ?? null;
  const { shown, hidden } = shownMemberships(hit, targetSlug);
  if (shown.length === 0 && !hit.blacklisted) return null;
  return (
    <ul className={classes.badges} aria-label="On your lists">
      {hit.blacklisted && (
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
