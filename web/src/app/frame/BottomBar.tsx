import { Drawer, Stack, UnstyledButton } from '@mantine/core';
import { IconDots, IconKeyboard } from '@tabler/icons-react';
import { useRouterState } from '@tanstack/react-router';
import { useState } from 'react';
import { AppLink } from '../../ui/AppLink';
import classes from './Frame.module.css';
import { BAR_ITEMS, isCurrentItem, NAVIGATION } from './navigation';
import { ProjectLinks } from './ProjectLinks';
import { QuotaMeter } from './QuotaMeter';

/** The main pages on a phone. What does not fit is in a drawer. */
export function BottomBar({ onOpenShortcuts }: { onOpenShortcuts: () => void }) {
  const path = useRouterState({ select: (state) => state.location.pathname });
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
      <Drawer opened={isOpen} onClose={close} position="bottom" size="auto" title="More" closeButtonProps={{ 'aria-label': 'Close' }} classNames={{ content: classes.drawer }}>
        {/* Each of these leads to another page, which closes the drawer. */}
        <Stack gap="xs" onClick={close}>
          {NAVIGATION.slice(BAR_ITEMS).map(({ href, label, icon: Icon }) => (
            <AppLink key={href} href={href} className={classes.railLink} aria-current={isCurrentItem(href, path) ? 'page' : undefined}>
              <Icon size={20} stroke={1.7} aria-hidden="true" />
              {label}
            </AppLink>
          ))}
          <ProjectLinks />
          <UnstyledButton className={classes.railLink} onClick={onOpenShortcuts}>
            <IconKeyboard size={20} stroke={1.7} aria-hidden="true" />
            Keyboard shortcuts
          </UnstyledButton>
          <QuotaMeter />
        </Stack>
      </Drawer>
    </>
  );
}
