import { useQuery } from '@tanstack/react-query';
import { unseenCountQuery } from '../../api/alerts/matches';
import { formatCompact, plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import classes from './Frame.module.css';

/** The number of unseen matches, beside the item of the alerts. */
export function UnseenCount({ href, isCompact = false }: { href: string; isCompact?: boolean }) {
  const isAlerts = href === paths.alerts();
  const { data: count = 0 } = useQuery({ ...unseenCountQuery, enabled: isAlerts, retry: false });
  if (!isAlerts || count === 0) return null;
  return (
    <span className={classes.count} data-compact={isCompact || undefined} aria-label={plural(count, 'unseen match', 'unseen matches')} role="img">
      {formatCompact(count)}
    </span>
  );
}
