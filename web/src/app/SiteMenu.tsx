import { Menu } from '@mantine/core';
import { useRouter } from '@tanstack/react-router';
import { useFirstOpening } from '../ui/navigation/lazy-menu';
import { openPage } from '../ui/navigation/open-page';
import { NAV_LINKS, SiteMenuButton } from './site-links';

/** The pages of the site in a menu, on a phone. */
export function SiteMenu() {
  const router = useRouter();
  const { target, isOpen, setIsOpen } = useFirstOpening();
  return (
    <Menu opened={isOpen} onChange={setIsOpen} position="bottom-end" withinPortal={false} withInitialFocusPlaceholder={false} radius="md">
      <Menu.Target>
        <SiteMenuButton ref={target} />
      </Menu.Target>
      <Menu.Dropdown aria-label="Menu">
        {NAV_LINKS.map(({ label, href }) => (
          <Menu.Item key={href} onClick={() => openPage(router, href)}>
            {label}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  );
}
