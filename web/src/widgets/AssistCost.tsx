import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { currentUsageQuery } from '../api/queries';
import type { CurrentUsage } from '../api/types';
import { formatCount, formatDateTime } from '../ui/text/format';
import { PlansLink } from './PlansLink';

/** "Uses 1 AI assist. 97 of 100 are left." Without a limit, only the first sentence. */
export function describeAssistCost(usage: CurrentUsage | undefined): string {
  const assists = usage?.aiAssists;
  if (!usage || typeof assists?.limit !== 'number') return 'Uses 1 AI assist.';
  const left = Math.max(0, assists.limit - assists.used);
  if (left === 0) return `You’ve used all ${formatCount(assists.limit)} AI assists on your plan. Resets on ${formatDateTime(usage.periodEnd)}.`;
  return `Uses 1 AI assist. ${formatCount(left)} of ${formatCount(assists.limit)} are left.`;
}

/** Whether the plan has no AI assist left. */
function areAssistsUsedUp(usage: CurrentUsage | undefined): boolean {
  const assists = usage?.aiAssists;
  return typeof assists?.limit === 'number' && assists.used >= assists.limit;
}

/** The cost of the next action. */
export function AssistCost() {
  const { data } = useQuery({ ...currentUsageQuery, retry: false });
  return (
    <Text size="sm" c="dimmed" className="numbers">
      {describeAssistCost(data)}
      {areAssistsUsedUp(data) && (
        <>
          {' '}
          <PlansLink />
        </>
      )}
    </Text>
  );
}
