import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { IconDots, IconKeyboard } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../ui/navigation/AppLink';
import classes from './Frame.module.css';
import { BAR_ITEMS, isCurrentItem, NAVIGATION } from './navigation';
import { ProjectLinks } from './ProjectLinks';
import { QuotaMeter } from './QuotaMeter';
import { UnseenCount } from './UnseenCount';
import { useRailPath } from './useRailPath';

/** The main pages on a phone. What does not fit is in a drawer. */
export function BottomBar({ onOpenShortcuts }: { onOpenShortcuts: () => void }) {
  const path = useRailPath();
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <nav className={classes.bottomBar} aria-label="Main">
        {NAVIGATION.slice(0, BAR_ITEMS).map(({ href, label, icon: Icon }) => (
          <AppLink key={href} href={href} className={classes.barItem} aria-current={isCurrentItem(href, path) ? 'page' : undefined}>
            <Icon size={22} stroke={1.7} aria-hidden="true" />
            {label}
          </AppLink>
        ))}
        <UnstyledButton className={classes.barItem} aria-haspopup="dialog" aria-expanded={isOpen} onClick={() => setIsOpen(true)}>
          <IconDots size={22} stroke={1.7} aria-hidden="true" />
          More
        </UnstyledButton>
      </nav>
      <Drawer.Root opened={isOpen} onClose={close} position="bottom" size="auto" classNames={{ content: classes.drawer }}>
        <Drawer.Overlay />
        <Drawer.Content aria-label="More">
          {/* Not a landmark: a page has one banner. */}
          <Drawer.Header component="div">
            <Drawer.Title component="h2">More</Drawer.Title>
            <Drawer.CloseButton aria-label="Close" />
          </Drawer.Header>
          <Drawer.Body>
            <MoreLinks onOpenShortcuts={onOpenShortcuts} onLeave={close} />
          </Drawer.Body>
        </Drawer.Content>
      </Drawer.Root>
    </>
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
