/** Where the keywords and example searches of a strategy lead. */
import { paths } from '../../../urls/paths';

/** The search that a run makes of a keyword: its words in title or description. Results are added to the list. */
export const keywordSearchPath = (keyword: string, projectSlug: string) =>
  paths.appSearch({ term: `must,podcast-title,podcast-description|${keyword}`, 'selected-project-slug': projectSlug });

export const googleSearchUrl = (query: string) => `https://www.google.com/search?q=${encodeURIComponent(query)}`;
