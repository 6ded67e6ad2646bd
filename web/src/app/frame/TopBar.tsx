import { ActionIcon } from '@mantine/core';
import { IconCommand } from '@tabler/icons-react';
import { AppLink } from '../../ui/navigation/AppLink';
import { Wordmark } from '../../ui/media/Wordmark';
import { paths } from '../../urls/paths';
import { SearchBox } from '../../widgets/SearchBox';
import { AccountMenu } from '../AccountMenu';
import { ColorSchemeSwitch } from '../ColorSchemeSwitch';
import classes from './Frame.module.css';
import { Tooltip } from '../../ui/text/Tooltip';

interface TopBarProps {
  /** False on the dashboard, which has a search box of its own. */
  hasSearchBox: boolean;
  onOpenPalette: () => void;
}

export function TopBar({ hasSearchBox, onOpenPalette }: TopBarProps) {
  return (
    <header className={classes.topBar}>
      <AppLink href={paths.app()} className={classes.phoneHome} aria-label="Earshot, dashboard">
        <Wordmark />
      </AppLink>
      <div className={classes.search}>{hasSearchBox && <SearchBox />}</div>
      <div className={classes.actions}>
        <Tooltip label="Go to any page, list or action">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Go to any page, list or action" aria-keyshortcuts="Control+K Meta+K" tabIndex={-1} onClick={onOpenPalette}>
            <IconCommand size={19} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
        <ColorSchemeSwitch />
        <AccountMenu />
      </div>
    </header>
  );
}
