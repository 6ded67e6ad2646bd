import { ActionIcon } from '@mantine/core';
import { IconMenu2 } from '@tabler/icons-react';
import type { MenuButtonProps } from '../ui/navigation/lazy-menu';
import { paths } from '../urls/paths';

/** The pages in the bar of the site. */
export const NAV_LINKS = [
  { label: 'Search', href: paths.search() },
  { label: 'Browse', href: paths.podcasts() },
  { label: 'Directory', href: paths.directory() },
  { label: 'Charts', href: paths.publicCharts() },
  { label: 'Pricing', href: paths.pricing() },
  { label: 'API', href: paths.apiDocs() },
] as const;

/** The button of their menu on a phone. */
export const SiteMenuButton = (button: MenuButtonProps) => (
  <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Menu" hiddenFrom="md" {...button}>
    <IconMenu2 size={22} stroke={1.7} />
  </ActionIcon>
);
