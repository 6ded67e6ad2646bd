import type { CurrentUsage } from '../../api/types';

export interface ProjectLimit {
  used: number;
  max: number;
}

/** How many lists the team has, of how many its plan includes. Null without a limit. */
export function readProjectLimit(usage: CurrentUsage): ProjectLimit | null {
  const { projects } = (usage.projectUsage ?? {}) as { projects?: { used: number; limit: number | null } };
  return projects && projects.limit !== null ? { used: projects.used, max: projects.limit } : null;
}
