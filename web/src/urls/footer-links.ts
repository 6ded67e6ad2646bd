/** The links at the foot of every page. The server reads the same file for the pages that it renders without this app. */
import site from './site.json';

export const FOOTER_LINKS = site.footer;
