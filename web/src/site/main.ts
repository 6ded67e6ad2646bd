/** The script of pages that the server renders completely: the color scheme, and the key that goes to the search box. */
import './site.css';

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

document.addEventListener('keydown', (event) => {
  const isTyping = event.target instanceof HTMLElement && event.target.matches('input, textarea, select');
  if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  document.querySelector<HTMLInputElement>('[type="search"]')?.focus();
});
