import { IconBell, IconCalendarEvent, IconChartBar, IconFileText, IconHome, IconListDetails, IconMailShare, IconMicrophone2, IconSearch, IconUsers, IconUserStar } from '@tabler/icons-react';
import { paths } from '../../urls/paths';

export interface NavigationItem {
  label: string;
  href: string;
  icon: typeof IconHome;
  /** The second key of its shortcut, after g. */
  key: string;
}

/** The main pages of the application, in the order of the rail. */
export const NAVIGATION: readonly NavigationItem[] = [
  { label: 'Dashboard', href: paths.app(), icon: IconHome, key: 'd' },
  { label: 'Search', href: paths.appSearch(), icon: IconSearch, key: 's' },
  { label: 'Charts', href: paths.charts(), icon: IconChartBar, key: 'c' },
  { label: 'Lists', href: paths.projects(), icon: IconListDetails, key: 'p' },
  { label: 'Upcoming', href: paths.upcoming(), icon: IconCalendarEvent, key: 'u' },
  { label: 'Guests', href: paths.guests(), icon: IconUserStar, key: 'g' },
  { label: 'Outreach', href: paths.outreach(), icon: IconMailShare, key: 'o' },
  { label: 'Alerts', href: paths.alerts(), icon: IconBell, key: 'a' },
  { label: 'Transcripts', href: paths.transcriptions(), icon: IconFileText, key: 'r' },
  { label: 'Team podcasts', href: paths.teamPodcasts(), icon: IconMicrophone2, key: 't' },
  { label: 'Team', href: paths.team(), icon: IconUsers, key: 'm' },
];

/** The number of items in the bar of a phone. The rest is behind "More". */
export const BAR_ITEMS = 4;

/** Whether the page belongs to the item. Settings pages of the team belong to Team, and a new list to Lists. */
export function isCurrentItem(href: string, path: string): boolean {
  if (href === paths.app()) return path === href;
  if (href === paths.projects() && path === paths.newProject()) return true;
  if (href === paths.team()) return path.startsWith('/app/team-settings');
  if (href === paths.appSearch() && path === paths.search()) return true;
  if (href === paths.charts() && path === paths.publicCharts()) return true;
  return path === href || path.startsWith(`${href}/`);
}
