import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface Violation {
  id: string;
  nodes: { html: string }[];
}
interface AxeWindow {
  axe: { run: (page: Document, options: { runOnly: string[] }) => Promise<{ violations: Violation[] }> };
}

const STABLE_FRAMES = 8;

/** No violation on the page as it stands, open overlays included. */
export async function expectAccessible(page: Page, name: string): Promise<void> {
  // A colour in the middle of a fade is nobody's contrast, and a fade begins a few frames after what it shows.
  await page.evaluate(async (frames) => {
    for (let still = 0; still < frames; still += 1) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const moves = document.getAnimations().some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity);
      if (moves) still = 0;
    }
  }, STABLE_FRAMES);
  await page.evaluate(axeSource);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await (globalThis as unknown as AxeWindow).axe.run(document, { runOnly });
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html.slice(0, 160)).join(' | ')}`);
  }, RULES);
  expect(found, name).toEqual([]);
}

const TOUCH_PX = 44;
const CONTROLS = 'button, input, select, summary, [role=button], nav a, a.mantine-Button-root, a.mantine-Badge-root';

/** Every control on the page is high enough for a finger; a link or a time within a sentence is as high as its line. */
export async function expectLargeTargets(page: Page, name: string): Promise<void> {
  const small = await page.locator(CONTROLS).evaluateAll((all, least) => {
    const targets = all.map((element) => {
      // A switch, a chip or a segment is pressed by its label.
      const isDrawn = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      if (isDrawn) return element.closest('.mantine-Switch-body') ?? element.labels?.[0] ?? element;
      return element.closest('.mantine-MultiSelect-input') ?? element;
    });
    const shown = targets.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('p, li > div > p, [aria-hidden=true]'));
    return [...new Set(shown)].map((element) => ({ height: Math.round(element.getBoundingClientRect().height), html: element.outerHTML.slice(0, 140) })).filter(({ height }) => height > 1 && height < least);
  }, TOUCH_PX);
  expect(small, `${name}: controls that are too small`).toEqual([]);
}

/** Nothing is still on its way: no skeleton, no spinner. */
export async function expectSettled(page: Page): Promise<void> {
  // What the server wrote stays until the page's code is there, and has a heading too.
  await expect(page.locator('#root > main:not(#content)')).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('status', { name: /^(Loading|Searching)/ })).toHaveCount(0);
}

/** Collects faults of our own code. A recording or a picture that cannot be loaded is not one. */
export function collectErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  page.on('console', (message) => {
    if (message.type() === 'error' && !message.text().startsWith('Failed to load resource')) errors.push(message.text());
  });
  return errors;
}

const FOCUSABLE = 'a[href], button, input, select, textarea, summary, [tabindex="0"]';
const MAX_TABS = 600;

/** What goes through a page in the page itself. */
interface FocusWalk {
  note: () => Promise<boolean>;
  end: () => { unreached: string[]; unseen: string[] };
}

/** Runs in the page. */
function startFocusWalk(focusable: string): void {
  /* oxlint-disable unicorn/consistent-function-scoping -- nothing outside of this function is in the page */
  const describeElement = (element: Element) => element.outerHTML.replace(/\s*style="[^"]*"/, '').slice(0, 120);
  // A ring may be drawn around the control, its label beside it, or the field it stands in.
  const appearanceOf = (element: Element) =>
    [element, element.nextElementSibling, element.parentElement, element.closest('.mantine-MultiSelect-input')]
      .map((part) => part && getComputedStyle(part))
      .map((style) => style && [style.outlineStyle, style.outlineWidth, style.borderColor, style.boxShadow].join())
      .join('|');
  const isUnfocusable = (element: Element) => element.matches(':disabled, [tabindex="-1"], [aria-hidden=true], [aria-hidden=true] *') || !element.checkVisibility({ visibilityProperty: true });
  // Of radios the chosen one is reached, and the arrows go on from there.
  const isUnselectedRadio = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  /* oxlint-enable unicorn/consistent-function-scoping */
  const before = new Map([...document.querySelectorAll(focusable)].filter((element) => !isUnfocusable(element) && !isUnselectedRadio(element)).map((element) => [element, appearanceOf(element)]));
  const reached = new Set<Element>();
  const unseen: string[] = [];
  const walk: FocusWalk = {
    note: async () => {
      // A border that fades, however shortly, has its colour in a later frame.
      for (let frames = 0; frames < 3; frames += 1) await new Promise((frame) => requestAnimationFrame(frame));
      const element = document.activeElement;
      if (!element || element === document.body || reached.has(element)) return false;
      reached.add(element);
      if (appearanceOf(element) === before.get(element)) unseen.push(describeElement(element));
      return true;
    },
    end: () => ({ unreached: [...before.keys()].filter((element) => !reached.has(element)).map(describeElement), unseen }),
  };
  Object.assign(globalThis, { walk });
}

/**
 * Goes through the page by Tab from its beginning, until the focus is lost. Answers with what can be operated and was not reached, and with what
 * was reached and looks the same with the focus as without.
 */
export async function walkFocus(page: Page): Promise<ReturnType<FocusWalk['end']>> {
  await page.evaluate(startFocusWalk, FOCUSABLE);
  let isNew = true;
  for (let tabs = 0; isNew && tabs < MAX_TABS; tabs += 1) {
    await page.keyboard.press('Tab');
    isNew = await page.evaluate(() => (globalThis as unknown as { walk: FocusWalk }).walk.note());
  }
  return page.evaluate(() => (globalThis as unknown as { walk: FocusWalk }).walk.end());
}
