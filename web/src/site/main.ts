/**
 * The script of pages that the server renders completely: the color scheme, the key that goes to the search box, the
 * suggested searches, the download of what is needed next, and the wait for a submitted feed.
 */
import './site.css';
import { suggestSearches } from './suggestions';

const STORAGE_KEY = 'mantine-color-scheme-value';
const root = document.documentElement;
const button = document.querySelector<HTMLButtonElement>('#scheme');

const isDark = () => root.dataset.mantineColorScheme === 'dark';

function showScheme(scheme: 'light' | 'dark'): void {
  root.dataset.mantineColorScheme = scheme;
  button?.setAttribute('aria-label', `Switch to ${scheme === 'dark' ? 'light' : 'dark'} mode`);
}

function storedScheme(): string | null {
  try {
    return localStorage.getItem(STORAGE_KEY);
  } catch {
    return null;
  }
}

function storeScheme(scheme: string): void {
  try {
    localStorage.setItem(STORAGE_KEY, scheme);
  } catch {
    // Without storage, the choice lasts until the next page.
  }
}

if (button) {
  button.hidden = false;
  showScheme(isDark() ? 'dark' : 'light');
  button.addEventListener('click', () => {
    showScheme(isDark() ? 'light' : 'dark');
    storeScheme(isDark() ? 'dark' : 'light');
  });
}

matchMedia('(prefers-color-scheme: dark)').addEventListener('change', ({ matches }) => {
  const stored = storedScheme();
  if (stored !== 'light' && stored !== 'dark') showScheme(matches ? 'dark' : 'light');
});

const searchBox = document.querySelector<HTMLInputElement>('[type="search"]');
if (searchBox) suggestSearches(searchBox);

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  searchBox?.focus();
});

/** Links to the files of the page that readers open next. Its search is as fast as in the app when the browser has them. */
const later = document.querySelector<HTMLTemplateElement>('#later');
const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
if (later && !connection?.saveData) {
  // Once the page is complete, and when the browser has nothing else to do. Safari has neither the call nor such links.
  const prefetch = () => globalThis.requestIdleCallback?.(() => document.head.append(later.content));
  if (document.readyState === 'complete') prefetch();
  else addEventListener('load', prefetch, { once: true });
}

const CHECK_INTERVAL_MS = 3_000;
/** Three minutes. After that, the page has a link to check again. */
const MAX_CHECKS = 60;

/** Loads the page again when the outcome of a submitted feed is another one than it shows. */
async function watchSubmission(id: string, shown: string | undefined): Promise<void> {
  for (let checks = 0; checks < MAX_CHECKS; checks += 1) {
    await new Promise((resolve) => setTimeout(resolve, CHECK_INTERVAL_MS));
    try {
      const response = await fetch(`/api/v1/public/feed-submissions/${encodeURIComponent(id)}`);
      const { data } = (await response.json()) as { data?: { submission?: { outcome?: string } } };
      const outcome = data?.submission?.outcome;
      if (outcome !== undefined && outcome !== shown) {
        location.reload();
        return;
      }
    } catch {
      // Offline for a moment: the next check follows.
    }
  }
}

const submission = document.querySelector<HTMLElement>('[data-submission]');
if (submission && ['queued', 'read'].includes(submission.dataset.outcome ?? '')) {
  void watchSubmission(submission.dataset.submission ?? '', submission.dataset.outcome);
}
