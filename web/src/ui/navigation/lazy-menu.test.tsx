import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { lazyMenu, type MenuButtonProps, useFirstOpening } from './lazy-menu';

const Button = (button: MenuButtonProps) => (
  <button type="button" {...button}>
    Account
  </button>
);

function Menu() {
  const { target, isOpen, setIsOpen } = useFirstOpening();
  return (
    <>
      <Button ref={target} onClick={() => setIsOpen(!isOpen)} />
      {isOpen && <div role="menu" />}
    </>
  );
}

it('shows a button, and opens the menu with the first click', async () => {
  const LazyMenu = lazyMenu(() => Promise.resolve(Menu), Button);
  const user = userEvent.setup();
  render(<LazyMenu />);
  expect(screen.getByRole('button').getAttribute('aria-haspopup')).toBe('menu');
  expect(screen.queryByRole('menu')).toBeNull();
  await user.click(screen.getByRole('button'));
  await screen.findByRole('menu');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button')));
});

it('loads the menu again after a failure', async () => {
  let isConnected = false;
  const LazyMenu = lazyMenu(() => (isConnected ? Promise.resolve(Menu) : Promise.reject(new Error('offline'))), Button);
  const user = userEvent.setup();
  render(<LazyMenu />);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('button').hasAttribute('aria-busy')).toBe(false), { timeout: 3_000 });
  isConnected = true;
  await user.click(screen.getByRole('button'));
  await screen.findByRole('menu');
});
