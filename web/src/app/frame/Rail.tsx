import { ActionIcon } from '@mantine/core';
import { IconKeyboard, IconLayoutSidebarLeftCollapse, IconLayoutSidebarLeftExpand } from '@tabler/icons-react';
import { AppLink } from '../../ui/navigation/AppLink';
import { Wordmark } from '../../ui/media/Wordmark';
import { paths } from '../../urls/paths';
import classes from './Frame.module.css';
import { isCurrentItem, NAVIGATION, type NavigationItem } from './navigation';
import { ProjectLinks } from './ProjectLinks';
import { ProjectSwitcher } from './ProjectSwitcher';
import { QuotaMeter } from './QuotaMeter';
import { UnseenCount } from './UnseenCount';
import { useRailPath } from './useRailPath';
import { Tooltip } from '../../ui/text/Tooltip';

interface RailProps {
  isCollapsed: boolean;
  onToggle: () => void;
  onOpenShortcuts: () => void;
}

export function Rail({ isCollapsed, onToggle, onOpenShortcuts }: RailProps) {
  const toggleLabel = isCollapsed ? 'Expand sidebar' : 'Collapse sidebar';
  return (
    <aside className={classes.rail} aria-label="Sidebar">
      <div className={classes.railHead}>
        {!isCollapsed && (
          <AppLink href={paths.home()} className={classes.home} aria-label="Earshot, home">
            <Wordmark />
          </AppLink>
        )}
        <Tooltip label={toggleLabel} position="right">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label={toggleLabel} aria-expanded={!isCollapsed} onClick={onToggle}>
            {isCollapsed ? <IconLayoutSidebarLeftExpand size={20} stroke={1.7} /> : <IconLayoutSidebarLeftCollapse size={20} stroke={1.7} />}
          </ActionIcon>
        </Tooltip>
      </div>
      <nav aria-label="Main" className={classes.railNav}>
        {NAVIGATION.map((item) => (
          <RailLink key={item.href} item={item} isCollapsed={isCollapsed} />
        ))}
      </nav>
      {!isCollapsed && (
        <div className={classes.railLists}>
          <ProjectSwitcher />
          <ProjectLinks />
        </div>
      )}
      <div className={classes.railFoot}>
        <QuotaMeter isCompact={isCollapsed} />
        <Tooltip label="Keyboard shortcuts (?)" position="right">
          <ActionIcon variant="subtle" color="gray" size="lg" aria-label="Keyboard shortcuts" onClick={onOpenShortcuts}>
            <IconKeyboard size={20} stroke={1.7} />
          </ActionIcon>
        </Tooltip>
      </div>
    </aside>
  );
}

function RailLink({ item: { href, label, icon: Icon }, isCollapsed }: { item: NavigationItem; isCollapsed: boolean }) {
  const path = useRailPath();
  return (
    <Tooltip label={label} position="right" disabled={!isCollapsed}>
      <AppLink href={href} className={classes.railLink} aria-label={isCollapsed ? label : undefined} aria-current={isCurrentItem(href, path) ? 'page' : undefined}>
        <Icon size={19} stroke={1.7} aria-hidden="true" />
        {!isCollapsed && label}
        <UnseenCount href={href} isCompact={isCollapsed} />
      </AppLink>
    </Tooltip>
  );
}
