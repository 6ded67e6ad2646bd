import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { IconKeyboard } from '@tabler/icons-react';
import { AppLink } from '../../ui/navigation/AppLink';
import classes from './Frame.module.css';
import { BAR_ITEMS, isCurrentItem, NAVIGATION } from './navigation';
import { ProjectLinks } from './ProjectLinks';
import { QuotaMeter } from './QuotaMeter';
import { UnseenCount } from './UnseenCount';
import { useRailPath } from './useRailPath';

interface MoreDrawerProps {
  isOpen: boolean;
  onClose: () => void;
  onOpenShortcuts: () => void;
}

/** What does not fit into the bar of a phone. */
export function MoreDrawer({ isOpen, onClose, onOpenShortcuts }: MoreDrawerProps) {
  return (
    <Drawer.Root opened={isOpen} onClose={onClose} position="bottom" size="auto" classNames={{ content: classes.drawer }}>
      <Drawer.Overlay />
      <Drawer.Content aria-label="More">
        {/* Not a landmark: a page has one banner. */}
        <Drawer.Header component="div">
          <Drawer.Title component="h2">More</Drawer.Title>
          <Drawer.CloseButton aria-label="Close" />
        </Drawer.Header>
        <Drawer.Body>
          <MoreLinks onOpenShortcuts={onOpenShortcuts} onLeave={onClose} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer.Root>
  );
}

/** The elements that lead to another page or a dialog, and so close the drawer. */
function MoreLinks({ onOpenShortcuts, onLeave }: { onOpenShortcuts: () => void; onLeave: () => void }) {
  const path = useRailPath();
  return (
    <Stack gap="xs" onClick={onLeave}>
      {NAVIGATION.slice(BAR_ITEMS).map(({ href, label, icon: Icon }) => (
        <AppLink key={href} href={href} className={classes.railLink} aria-current={isCurrentItem(href, path) ? 'page' : undefined}>
          <Icon size={20} stroke={1.7} aria-hidden="true" />
          {label}
          <UnseenCount href={href} />
        </AppLink>
      ))}
      <ProjectLinks />
      <UnstyledButton className={classes.railLink} onClick={onOpenShortcuts}>
        <IconKeyboard size={20} stroke={1.7} aria-hidden="true" />
        Keyboard shortcuts
      </UnstyledButton>
      <QuotaMeter />
    </Stack>
  );
}
