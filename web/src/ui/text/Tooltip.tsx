import { cloneElement, type FocusEvent, type PointerEvent, type ReactElement, useEffect, useId, useLayoutEffect, useRef, useState } from 'react';
import { placeTooltip, type TooltipSide } from './place-tooltip';
import classes from './Tooltip.module.css';

interface DescribedProps {
  'aria-describedby'?: string;
  onPointerEnter?: (event: PointerEvent<HTMLElement>) => void;
  onPointerLeave?: (event: PointerEvent<HTMLElement>) => void;
  onFocus?: (event: FocusEvent<HTMLElement>) => void;
  onBlur?: (event: FocusEvent<HTMLElement>) => void;
}

interface TooltipProps {
  label: string;
  position?: TooltipSide;
  disabled?: boolean;
  /** An element that passes handlers on. */
  children: ReactElement<DescribedProps>;
}

const DELAY_MS = 300;

/** A hint beside an element under the pointer, or with the focus of the keyboard. The frame of each page has some, so it is a few lines instead of a library's engine. */
export function Tooltip({ label, position = 'top', disabled = false, children }: TooltipProps) {
  const id = useId();
  const [target, setTarget] = useState<HTMLElement | null>(null);
  const [hovered, setHovered] = useState<HTMLElement | null>(null);
  useEffect(() => {
    if (!hovered) return undefined;
    const timer = setTimeout(() => setTarget(hovered), DELAY_MS);
    return () => clearTimeout(timer);
  }, [hovered]);
  const isShown = target !== null && !disabled;
  const { onPointerEnter, onPointerLeave, onFocus, onBlur } = children.props;
  const hide = () => {
    setHovered(null);
    setTarget(null);
  };
  return (
    <>
      {cloneElement(children, {
        ...(isShown && { 'aria-describedby': id }),
        onPointerEnter: (event: PointerEvent<HTMLElement>) => {
          onPointerEnter?.(event);
          if (event.pointerType !== 'touch') setHovered(event.currentTarget);
        },
        onPointerLeave: (event: PointerEvent<HTMLElement>) => {
          onPointerLeave?.(event);
          hide();
        },
        onFocus: (event: FocusEvent<HTMLElement>) => {
          onFocus?.(event);
          if (event.currentTarget.matches(':focus-visible')) setTarget(event.currentTarget);
        },
        onBlur: (event: FocusEvent<HTMLElement>) => {
          onBlur?.(event);
          hide();
        },
      })}
      {isShown && <Hint id={id} label={label} target={target} side={position} onLeave={hide} />}
    </>
  );
}

interface HintProps {
  id: string;
  label: string;
  target: HTMLElement;
  side: TooltipSide;
  onLeave: () => void;
}

function Hint({ id, label, target, side, onLeave }: HintProps) {
  const box = useRef<HTMLDivElement>(null);
  // Another label has another width.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const { left, top } = placeTooltip(target.getBoundingClientRect(), element.getBoundingClientRect(), side, { width: innerWidth, height: innerHeight });
    element.style.left = `${left}px`;
    element.style.top = `${top}px`;
  });
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onLeave();
    };
    // What scrolls or is pressed moves away from its hint.
    document.addEventListener('keydown', onKeyDown);
    addEventListener('scroll', onLeave, { capture: true, passive: true });
    addEventListener('pointerdown', onLeave, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      removeEventListener('scroll', onLeave, { capture: true });
      removeEventListener('pointerdown', onLeave, { capture: true });
    };
  }, [onLeave]);
  return (
    <div ref={box} id={id} role="tooltip" className={classes.tooltip}>
      {label}
    </div>
  );
}
