/** Examples of searches, and whom the product is for. The server reads the same file for the home page of visitors. */
import site from './site.json';

export const { examples: EXAMPLES, audiences: AUDIENCES } = site.home;
