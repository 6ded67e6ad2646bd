import { UnstyledButton } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { useState } from 'react';
import { AppLink } from '../../ui/navigation/AppLink';
import { lazyPart } from '../../ui/navigation/lazy-part';
import classes from './Frame.module.css';
import { BAR_ITEMS, isCurrentItem, NAVIGATION } from './navigation';
import { useRailPath } from './useRailPath';

const MoreDrawer = lazyPart(async () => (await import('../menus')).MoreDrawer);

/** The main pages on a phone. What does not fit is in a drawer. */
export function BottomBar({ onOpenShortcuts }: { onOpenShortcuts: () => void }) {
  const path = useRailPath();
  const [isOpen, setIsOpen] = useState(false);
  // The drawer stays after it was closed, and returns the focus.
  const [hasOpened, setHasOpened] = useState(false);
  const open = () => {
    setIsOpen(true);
    setHasOpened(true);
  };
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
        <UnstyledButton className={classes.barItem} aria-haspopup="dialog" aria-expanded={isOpen} onClick={open}>
          <IconDots size={22} stroke={1.7} aria-hidden="true" />
          More
        </UnstyledButton>
      </nav>
      {hasOpened && <MoreDrawer isOpen={isOpen} onClose={close} onOpenShortcuts={onOpenShortcuts} />}
    </>
  );
}
