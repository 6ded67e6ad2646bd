import { expect, it } from 'vitest';
import { placeTooltip } from './place-tooltip';

const PAGE = { width: 1000, height: 800 };
const HINT = { width: 100, height: 30 };

it('places a hint above its target, and below it at the top of the window', () => {
  expect(placeTooltip({ left: 500, top: 300, width: 40, height: 40 }, HINT, 'top', PAGE)).toEqual({ left: 470, top: 264 });
  expect(placeTooltip({ left: 500, top: 10, width: 40, height: 40 }, HINT, 'top', PAGE)).toEqual({ left: 470, top: 56 });
});

it('places a hint to the right of its target, and to the left at the edge of the window', () => {
  expect(placeTooltip({ left: 10, top: 300, width: 40, height: 40 }, HINT, 'right', PAGE)).toEqual({ left: 56, top: 305 });
  expect(placeTooltip({ left: 950, top: 300, width: 40, height: 40 }, HINT, 'right', PAGE)).toEqual({ left: 844, top: 305 });
});

it('keeps a hint inside the window', () => {
  expect(placeTooltip({ left: 970, top: 300, width: 30, height: 30 }, HINT, 'top', PAGE).left).toBe(892);
  expect(placeTooltip({ left: 0, top: 300, width: 30, height: 30 }, HINT, 'top', PAGE).left).toBe(8);
});
