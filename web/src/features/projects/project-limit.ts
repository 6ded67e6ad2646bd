import type { CurrentUsage } from '../../api/types';
import { plural } from '../../ui/text/format';

export interface ProjectLimit {
  used: number;
  max: number;
}

/** How many lists the team has, of how many its plan includes. Null without a limit. */
export function readProjectLimit(usage: CurrentUsage): ProjectLimit | null {
  const { projects } = (usage.projectUsage ?? {}) as { projects?: { used: number; limit: number | null } };
  return projects && projects.limit !== null ? { used: projects.used, max: projects.limit } : null;
}

/** The API calls lists projects, and so does its message. */
export const describeProjectLimit = ({ used, max }: ProjectLimit) => `Your plan includes ${plural(max, 'list')}, and you have ${used}. Archive or delete one first, or change your plan.`;
