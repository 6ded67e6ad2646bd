import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page, type Request } from '@playwright/test';

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

interface ViolationNode {
  html: string;
  any: { data: { messageKey?: string } | null }[];
}
interface Violation {
  id: string;
  nodes: ViolationNode[];
}
type Rules = string[] | { type: 'rule'; values: string[] };
interface AxeWindow {
  axe: { run: (page: Document, options: { runOnly: Rules; resultTypes: string[]; preload: { assets: string[] } }) => Promise<{ violations: Violation[] }> };
}

const STABLE_FRAMES = 8;

/** Expects no accessibility violations in the current state of the page, including open overlays. */
export const expectAccessible = (page: Page, name: string) => expectNoViolations(page, name, RULES);

type Scheme = 'light' | 'dark';
const CONTRAST: Rules = { type: 'rule', values: ['color-contrast'] };

/** Changes the scheme, which renders the whole page again. */
async function setScheme(page: Page, scheme: Scheme): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  await page.waitForFunction((name) => document.documentElement.dataset.mantineColorScheme === name, scheme);
}

/** Expects enough contrast in the dark scheme, too. It is the only rule that depends on the scheme, so the page is not loaded again. */
export async function expectDarkContrast(page: Page, name: string): Promise<void> {
  await setScheme(page, 'dark');
  await expectNoViolations(page, `${name}, dark`, CONTRAST);
  await page.emulateMedia({ colorScheme: 'light' });
}

/**
 * Expects no violations in the scheme of the page, and enough contrast in the other one, which the page then keeps: half as many changes of
 * the scheme as with `expectDarkContrast`.
 */
export async function expectAccessibleInBothSchemes(page: Page, name: string): Promise<void> {
  const isDark = await page.evaluate(() => document.documentElement.dataset.mantineColorScheme === 'dark');
  const [current, other]: Scheme[] = isDark ? ['dark', 'light'] : ['light', 'dark'];
  await expectNoViolations(page, `${name}, ${current}`, RULES);
  await setScheme(page, other as Scheme);
  await expectNoViolations(page, `${name}, contrast, ${other}`, CONTRAST);
}

async function expectNoViolations(page: Page, name: string, rules: Rules): Promise<void> {
  // Contrast is wrong in the middle of a fade, and a fade starts a few frames late. Wait until nothing animates.
  await page.evaluate(async (frames) => {
    for (let stableFrames = 0; stableFrames < frames; stableFrames += 1) {
      await new Promise((frame) => requestAnimationFrame(frame));
      const isAnimating = document.getAnimations().some((animation) => animation.playState === 'running' && animation.effect?.getTiming().iterations !== Infinity);
      if (isAnimating) stableFrames = 0;
    }
  }, STABLE_FRAMES);
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axeSource);
  const found = await page.evaluate(async (runOnly) => {
    const { violations } = await (globalThis as unknown as AxeWindow).axe.run(document, { runOnly, resultTypes: ['violations'], preload: { assets: ['media'] } });
    // What an overlay or a bar covers in part is no small target: its own size is checked by "findSmallTargets".
    return violations.flatMap(({ id, nodes }) => {
      const wrong = nodes.filter(({ any }) => !any.some(({ data }) => data?.messageKey === 'partiallyObscured'));
      return wrong.length > 0 ? [`${id}: ${wrong.map((node) => node.html.slice(0, 160)).join(' | ')}`] : [];
    });
  }, rules);
  expect(found, name).toEqual([]);
}

const TOUCH_PX = 44;
const CONTROLS = 'button, input, select, summary, [role=button], nav a, a.mantine-Button-root, a.mantine-Badge-root';

/** Expects every control to be tall enough for a finger. Links and times within a sentence are exempt. */
export async function expectLargeTargets(page: Page, name: string): Promise<void> {
  const small = await page.locator(CONTROLS).evaluateAll((all, least) => {
    const targets = all.map((element) => {
      // The label of a switch, chip or segment is its touch target.
      const hasCustomLook = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      if (hasCustomLook) return element.closest('.mantine-Switch-body') ?? element.labels?.[0] ?? element;
      return element.closest('.mantine-MultiSelect-input, .mantine-TagsInput-input') ?? element;
    });
    const shown = targets.filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !element.closest('p, li > div > p, [aria-hidden=true]'));
    return [...new Set(shown)].map((element) => ({ height: Math.round(element.getBoundingClientRect().height), html: element.outerHTML.slice(0, 140) })).filter(({ height }) => height > 1 && height < least);
  }, TOUCH_PX);
  expect(small, `${name}: controls that are too small`).toEqual([]);
}

const MIN_TARGET = 24;

/** Returns the controls that are smaller than a target must be. Links within a sentence are exempt, and the bars over a filter, whose fields do the same (WCAG 2.5.8). */
export const findSmallTargets = (page: Page) =>
  page.locator('a[href], button, input, select, summary, [role=button]').evaluateAll((all, least) => {
    /* oxlint-disable unicorn/consistent-function-scoping -- code outside of this function is not available in the page */
    const isInSentence = (element: Element) => getComputedStyle(element).display === 'inline' || element.closest('p') !== null;
    const isBar = (element: Element) => element.matches('ul[aria-label$=" in the results"] button[tabindex="-1"]');
    const targetOf = (element: Element) => {
      const isCheckable = element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type);
      // A click anywhere in the cell of a row's box selects the row.
      return isCheckable ? (element.labels?.[0] ?? element.closest('[data-column=select]') ?? element) : (element.closest('.mantine-MultiSelect-input, .mantine-TagsInput-input') ?? element);
    };
    /* oxlint-enable unicorn/consistent-function-scoping */
    return all
      .filter((element) => element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) && !isInSentence(element) && !isBar(element))
      .map((element) => ({ box: targetOf(element).getBoundingClientRect(), html: element.outerHTML.slice(0, 120) }))
      .filter(({ box }) => box.width > 1 && box.height > 1 && (Math.round(box.width) < least || Math.round(box.height) < least))
      .map(({ box, html }) => `${Math.round(box.width)}×${Math.round(box.height)} ${html}`);
  }, MIN_TARGET);

/** Returns what makes the page, or a part of its bar, scroll sideways. */
export const findOverflow = (page: Page) =>
  page.evaluate(() => {
    /* oxlint-disable unicorn/consistent-function-scoping -- code outside of this function is not available in the page */
    const describe = (element: Element, by: number) => `${Math.ceil(by)} px: ${element.outerHTML.slice(0, 120)}`;
    const canScroll = (element: Element) => ['auto', 'scroll'].includes(getComputedStyle(element).overflowX);
    const isClipped = (element: Element): boolean => element.parentElement !== null && element.parentElement !== document.body && (getComputedStyle(element.parentElement).overflowX !== 'visible' || isClipped(element.parentElement));
    /* oxlint-enable unicorn/consistent-function-scoping */
    const root = document.documentElement;
    const pageExcess = root.scrollWidth - innerWidth;
    const beyond = [...document.querySelectorAll('body *')]
      .map((element) => ({ element, by: element.getBoundingClientRect().right - innerWidth }))
      .filter(({ element, by }) => by > 0.5 && element.checkVisibility() && !isClipped(element));
    const scrolling = [...document.querySelectorAll('header, header *')].filter((element) => canScroll(element) && element.scrollWidth > element.clientWidth);
    return [
      ...(pageExcess > 0 ? [`${pageExcess} px: the page`] : []),
      ...beyond.slice(0, 4).map(({ element, by }) => describe(element, by)),
      ...scrolling.map((element) => describe(element, element.scrollWidth - element.clientWidth)),
    ];
  });

/** Waits until the page does not scroll sideways after its window was resized. Scripts may lay it out again some frames later. */
export async function expectNoOverflow(page: Page, name?: string): Promise<void> {
  await expect.poll(() => findOverflow(page), { message: name }).toEqual([]);
}

/**
 * Resizes the window, and waits until the page is laid out in it. Playwright returns when the browser has the new size, which the page may
 * get a few frames later.
 */
export async function resize(page: Page, viewport: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(viewport);
  await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, viewport);
}

/**
 * Waits until nothing is loading: no skeleton, no spinner. Every test calls it, and selectors are a third of the work of a search by role,
 * which computes the names of all elements.
 */
export async function expectSettled(page: Page): Promise<void> {
  // The server-rendered page has a heading too. Wait until the app replaces it.
  await expect(page.locator('#root > main:not(#content)')).toHaveCount(0);
  await expect(page.locator('h1:visible')).toBeVisible();
  await expect(page.locator('[role=status]:is([aria-label^="Loading"], [aria-label^="Searching"])')).toHaveCount(0);
}

/** Counts the page's calls that have no answer yet. Streams of events are not among them. */
export function countCalls(page: Page): () => number {
  const open = new Set<Request>();
  page.on('request', (request) => request.resourceType() === 'fetch' && open.add(request));
  page.on('requestfinished', (request) => open.delete(request));
  page.on('requestfailed', (request) => open.delete(request));
  return () => open.size;
}

/** Collects JavaScript errors of the page. Audio files and images that fail to load are not counted, since the sample's hosts do not exist. */
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

/** Records the focus from within the page. */
interface FocusWalk {
  note: () => Promise<boolean>;
  end: () => { unreached: string[]; unmarked: string[] };
}

/** Starts recording. This function runs in the page. */
function startFocusWalk(focusable: string): void {
  const MAX_FRAMES = 3;
  /* oxlint-disable unicorn/consistent-function-scoping -- code outside of this function is not available in the page */
  const describeElement = (element: Element) => element.outerHTML.replace(/\s*style="[^"]*"/, '').slice(0, 120);
  // The focus ring may be on the control, the label next to it, or the field around it.
  const appearanceOf = (element: Element) =>
    [element, element.nextElementSibling, element.parentElement, element.closest('.mantine-MultiSelect-input, .mantine-TagsInput-input')]
      .map((part) => part && getComputedStyle(part))
      .map((style) => style && [style.outlineStyle, style.outlineWidth, style.borderColor, style.boxShadow].join())
      .join('|');
  const isUnfocusable = (element: Element) => element.matches(':disabled, [tabindex="-1"], [aria-hidden=true], [aria-hidden=true] *') || !element.checkVisibility({ visibilityProperty: true });
  // Tab reaches only the selected radio button of a group.
  const isUnselectedRadio = (element: Element) => element instanceof HTMLInputElement && element.type === 'radio' && !element.checked;
  /* oxlint-enable unicorn/consistent-function-scoping */
  const before = new Map([...document.querySelectorAll(focusable)].filter((element) => !isUnfocusable(element) && !isUnselectedRadio(element)).map((element) => [element, appearanceOf(element)]));
  const reached = new Set<Element>();
  const unmarked: string[] = [];
  const walk: FocusWalk = {
    note: async () => {
      const element = document.activeElement;
      if (!element || element === document.body || reached.has(element)) return false;
      reached.add(element);
      const isMarked = () => appearanceOf(element) !== before.get(element);
      // Most rings are there at once. Even a short fade of a border needs a few frames.
      for (let frames = 0; frames < MAX_FRAMES && !isMarked(); frames += 1) await new Promise((frame) => requestAnimationFrame(frame));
      if (!isMarked()) unmarked.push(describeElement(element));
      return true;
    },
    end: () => ({ unreached: [...before.keys()].filter((element) => !reached.has(element)).map(describeElement), unmarked }),
  };
  Object.assign(globalThis, { walk });
}

/**
 * Presses Tab from the start of the page until the focus leaves it. Returns the controls that Tab did not reach (`unreached`)
 * and the controls that look the same with and without focus (`unmarked`).
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
