/** The pages of the settings (spec 2), in two groups. */
import { paths } from '../../urls/paths';

export interface SettingsSection {
  href: string;
  label: string;
}

export interface SettingsGroup {
  label: string;
  sections: readonly SettingsSection[];
}

export const SETTINGS_GROUPS: readonly SettingsGroup[] = [
  {
    label: 'You',
    sections: [
      { href: paths.profile(), label: 'Profile' },
      { href: paths.userSettings(), label: 'Account' },
      { href: paths.notifications(), label: 'Notifications' },
      { href: paths.searchHistory(), label: 'Search history' },
      { href: paths.outreachTemplates(), label: 'Outreach templates' },
      { href: paths.podcastClaims(), label: 'Your podcasts' },
      { href: paths.dataDownload(), label: 'Your data' },
    ],
  },
  {
    label: 'Team',
    sections: [
      { href: paths.team(), label: 'Team' },
      { href: paths.activityHistory(), label: 'Activity history' },
      { href: paths.searchUsage(), label: 'Search usage' },
      { href: paths.settingsTeamPodcasts(), label: 'Team podcasts' },
      { href: paths.podcastBlacklist(), label: 'Podcast blacklist' },
      { href: paths.billing(), label: 'Billing' },
      { href: paths.integrations(), label: 'Integrations' },
      { href: paths.customPrompts(), label: 'Prompts' },
      { href: paths.developers(), label: 'Developers' },
      { href: paths.requestLog(), label: 'API requests' },
      { href: paths.webhooks(), label: 'Webhooks' },
    ],
  },
];

/** For administrators of the installation. */
export const ADMINISTRATION: SettingsGroup = {
  label: 'Installation',
  sections: [
    { href: paths.teamPlans(), label: 'Plans of teams' },
    { href: paths.ignoredPodcasts(), label: 'Ignored podcasts' },
    { href: paths.corrections(), label: 'Corrections' },
    { href: paths.transcriptCorrections(), label: 'Transcript corrections' },
    { href: paths.peopleStatements(), label: 'People' },
  ],
};

/** Sections that are also current on the pages below them. The pages below Developers are sections of their own. */
const HAS_SUB_PAGES: readonly string[] = [paths.outreachTemplates(), paths.customPrompts()];

/** Whether the page belongs to the section. */
export const isCurrentSection = (href: string, pathname: string) =>
  href === pathname || (HAS_SUB_PAGES.includes(href) && pathname.startsWith(`${href}/`)) || (href === paths.team() && pathname === '/app/team-settings');
