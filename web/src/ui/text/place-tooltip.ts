export type TooltipSide = 'top' | 'right';

interface Size {
  width: number;
  height: number;
}

interface Box extends Size {
  left: number;
  top: number;
}

const GAP = 6;
const MARGIN = 8;

const within = (value: number, size: number, room: number) => Math.max(MARGIN, Math.min(value, room - size - MARGIN));

/** Where a hint is beside its target: on its side, on the other one when the window ends there, and always inside the window. */
export function placeTooltip(target: Box, hint: Size, side: TooltipSide, page: Size): { left: number; top: number } {
  if (side === 'right') {
    const right = target.left + target.width + GAP;
    const left = right + hint.width + MARGIN > page.width ? target.left - hint.width - GAP : right;
    return { left: within(left, hint.width, page.width), top: within(target.top + (target.height - hint.height) / 2, hint.height, page.height) };
  }
  const above = target.top - hint.height - GAP;
  const top = above < MARGIN ? target.top + target.height + GAP : above;
  return { left: within(target.left + (target.width - hint.width) / 2, hint.width, page.width), top: within(top, hint.height, page.height) };
}
