import { ActionIcon } from '@mantine/core';
import { IconCommand } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { AppLink } from '../ui/navigation/AppLink';
import { lazyMenu } from '../ui/navigation/lazy-menu';
import { paths } from '../urls/paths';
import { SearchBox } from '../widgets/SearchBox';
import { Wordmark } from '../ui/media/Wordmark';
import { AccountMenu } from './AccountMenu';
import { ColorSchemeSwitch } from './ColorSchemeSwitch';
import classes from './Shell.module.css';
import { NAV_LINKS, SiteMenuButton } from './site-links';
import { Tooltip } from '../ui/text/Tooltip';

interface HeaderProps {
  /** False on the home page, which has a search box of its own. */
  hasSearchBox: boolean;
  onOpenPalette: () => void;
}

const SiteMenu = lazyMenu(async () => (await import('./menus')).SiteMenu, SiteMenuButton);

export function Header({ hasSearchBox, onOpenPalette }: HeaderProps) {
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
          <SiteMenu />
        </div>
      </div>
    </header>
  );
}
