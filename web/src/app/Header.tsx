import { ActionIcon, Menu, Tooltip } from '@mantine/core';
import { IconCommand, IconMenu2 } from '@tabler/icons-react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { AppLink } from '../ui/navigation/AppLink';
import { openPage } from '../ui/navigation/open-page';
import { paths } from '../urls/paths';
import { SearchBox } from '../widgets/SearchBox';
import { Wordmark } from '../ui/media/Wordmark';
import { AccountMenu } from './AccountMenu';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import classes from './Shell.module.css';

interface HeaderProps {
  /** False on the home page, which has a search box of its own. */
  hasSearchBox: boolean;
  onOpenPalette: () => void;
}

const NAV_LINKS = [
  { label: 'Search', href: paths.search() },
  { label: 'Browse', href: paths.podcasts() },
  { label: 'Directory', href: paths.directory() },
  { label: 'Charts', href: paths.publicCharts() },
  { label: 'Pricing', href: paths.pricing() },
  { label: 'API', href: paths.apiDocs() },
] as const;

export function Header({ hasSearchBox, onOpenPalette }: HeaderProps) {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  return (
    <header className={classes.header}>
      <div className={classes.bar}>
        <AppLink href={paths.home()} className={classes.home} aria-label="Earshot, home">
          <Wordmark />
        </AppLink>
        <nav className={classes.nav} aria-label="Main">
          {NAV_LINKS.map(({ label, href }) => (
            <AppLink key={href} href={href} aria-current={path === href ? 'page' : undefined}>
              {label}
            </AppLink>
          ))}
        </nav>
        <div className={classes.search}>{hasSearchBox && <SearchBox />}</div>
        <div className={classes.actions}>
          <Tooltip label="Go to… (Ctrl K)">
            <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Go to any page or podcast" aria-keyshortcuts="Control+K Meta+K" tabIndex={-1} onClick={onOpenPalette} visibleFrom="md">
              <IconCommand size={19} stroke={1.7} />
            </ActionIcon>
          </Tooltip>
          <ColorSchemeSwitch />
          <AccountMenu />
          <Menu position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} radius="md">
            <Menu.Target>
              <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Menu" hiddenFrom="md">
                <IconMenu2 size={22} stroke={1.7} />
              </ActionIcon>
            </Menu.Target>
            <Menu.Dropdown aria-label="Menu">
              {NAV_LINKS.map(({ label, href }) => (
                <Menu.Item key={href} onClick={() => openPage(router, href)}>
                  {label}
                </Menu.Item>
              ))}
            </Menu.Dropdown>
          </Menu>
        </div>
      </div>
    </header>
  );
}
