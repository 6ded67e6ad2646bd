import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Tooltip } from './Tooltip';

const showButton = (onPointerEnter?: () => void) =>
  render(
    <Tooltip label="Pin to the top">
      <button type="button" onPointerEnter={onPointerEnter}>
        Pin
      </button>
    </Tooltip>,
  );
const button = () => screen.getByRole('button', { name: 'Pin' });

it('shows a hint for the element under the pointer, and keeps its own handlers', async () => {
  const user = userEvent.setup();
  const onPointerEnter = vi.fn();
  showButton(onPointerEnter);
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button());
  const hint = await screen.findByRole('tooltip');
  expect(hint.textContent).toBe('Pin to the top');
  expect(button().getAttribute('aria-describedby')).toBe(hint.id);
  expect(onPointerEnter).toHaveBeenCalledTimes(1);
  await user.unhover(button());
  expect(screen.queryByRole('tooltip')).toBeNull();
  expect(button().hasAttribute('aria-describedby')).toBe(false);
});

it('shows no hint for a finger, and hides it with Escape and when something is pressed', async () => {
  const user = userEvent.setup();
  showButton();
  fireEvent.pointerEnter(button(), { pointerType: 'touch' });
  expect(screen.queryByRole('tooltip')).toBeNull();
  await user.hover(button());
  await screen.findByRole('tooltip');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});
