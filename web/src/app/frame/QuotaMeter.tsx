import { Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentUsageQuery, meQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { summarizeSearches } from '../../features/account/search-summary';
import { paths } from '../../urls/paths';
import classes from './Frame.module.css';
import { Tooltip } from '../../ui/text/Tooltip';

const WARNING_PERCENT = 80;

/** The used share of the plan's searches. It is updated after each search of this page. */
export function QuotaMeter({ isCompact = false }: { isCompact?: boolean }) {
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const { data } = useQuery({ ...currentUsageQuery, enabled: Boolean(me?.user) });
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe((event) => {
        const isSearch = event.type === 'updated' && event.action.type === 'success' && event.query.queryKey[0] === 'search';
        if (isSearch) void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey });
      }),
    [queryClient],
  );
  if (!data) return <div className={classes.quota} />; // Reserves the space, so that nothing moves when it arrives.
  const { text, limit, percent, reset } = summarizeSearches(data);
  const level = percent >= 100 ? 'used-up' : percent >= WARNING_PERCENT ? 'low' : 'enough';
  return (
    <Tooltip label={reset ? `${text}. ${reset}` : text} position="right">
      <AppLink href={`${paths.app()}#usage`} className={classes.quota} aria-label={`Quota: ${text}`}>
        {!isCompact && (
          <Text span size="xs" className="numbers">
            {text}
          </Text>
        )}
        {limit !== null && (
          <span className={classes.meter} data-level={level} aria-hidden="true">
            <span style={{ width: `${percent}%` }} />
          </span>
        )}
      </AppLink>
    </Tooltip>
  );
}
