import { type RefObject, useEffect, useRef, useState } from 'react';

/**
 * Whether a plot was last used by keyboard. recharts prefers a pointer that rests on the plot to the arrow keys, even if the page
 * has scrolled the plot under the pointer. A plot that is used by keyboard therefore ignores the pointer until it moves.
 */
export function useKeyboardInput(plot: RefObject<HTMLElement | null>) {
  const [isKeyboard, setIsKeyboard] = useState(false);
  const isPressed = useRef(false);
  const release = () => {
    isPressed.current = false;
  };
  useEffect(() => {
    if (!isKeyboard) return;
    // Ends a hover that has begun. React derives mouseleave from mouseout.
    plot.current?.querySelector('.recharts-wrapper')?.dispatchEvent(new MouseEvent('mouseout', { bubbles: true, relatedTarget: plot.current }));
    const handlePointer = ({ type, movementX, movementY }: PointerEvent) => {
      if (type === 'pointerdown' || movementX !== 0 || movementY !== 0) setIsKeyboard(false);
    };
    window.addEventListener('pointermove', handlePointer);
    window.addEventListener('pointerdown', handlePointer);
    return () => {
      window.removeEventListener('pointermove', handlePointer);
      window.removeEventListener('pointerdown', handlePointer);
    };
  }, [isKeyboard, plot]);
  return {
    onKeyDownCapture: () => setIsKeyboard(true),
    // A click also focuses the plot: after the button is pressed, before it is released.
    onFocusCapture: () => {
      if (!isPressed.current) setIsKeyboard(true);
    },
    onMouseDownCapture: () => {
      isPressed.current = true;
    },
    onMouseUpCapture: release,
    onBlurCapture: release,
    style: { pointerEvents: isKeyboard ? ('none' as const) : undefined },
  };
}
