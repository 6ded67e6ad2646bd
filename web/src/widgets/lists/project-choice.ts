/** Which lists a reader can add to, and the name of a new one. */
import type { ProjectSummary } from '../../api/lists/types';

const MIN_NAME = 6;
const MAX_NAME = 32;

/** The rules of spec 5, Projects. */
export function validateProjectName(name: string): string | null {
  const { length } = Array.from(name.trim());
  if (length < MIN_NAME) return `Project name must be at least ${MIN_NAME} characters`;
  return length > MAX_NAME ? `Project name must be at most ${MAX_NAME} characters` : null;
}

/** Lists with all words of the text in their names. Archived lists are read-only. The list that was used last is first. */
export function findProjects(projects: readonly ProjectSummary[], text: string, lastSlug: string | null): ProjectSummary[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  const found = projects.filter(({ name, status }) => status !== 'ARCHIVED' && words.every((word) => name.toLowerCase().includes(word)));
  return [...found.filter(({ slug }) => slug === lastSlug), ...found.filter(({ slug }) => slug !== lastSlug)];
}
