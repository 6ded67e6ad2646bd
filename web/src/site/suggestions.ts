/**
 * Searches to choose from below the search box of a page without the app, in the browser's own list. The app's list opens podcasts, too
 * (`src/widgets/SearchBox.tsx`).
 */

const PAUSE_MS = 80;
const MIN_LENGTH = 2; // Spec 9: minimum search term length
const MAX_SUGGESTIONS = 8;

async function findSuggestions(text: string): Promise<string[]> {
  try {
    const response = await fetch(`/api/v1/autocomplete/podcasts?query=${encodeURIComponent(text)}`);
    const { data } = (await response.json()) as { data?: { words: string[]; people: { name: string }[]; podcasts: { title: string }[] } };
    if (!data) return [];
    return [...new Set([...data.words, ...data.people.map(({ name }) => name), ...data.podcasts.map(({ title }) => title)])].slice(0, MAX_SUGGESTIONS);
  } catch {
    return []; // Offline for a moment.
  }
}

export function suggestSearches(box: HTMLInputElement): void {
  const list = document.createElement('datalist');
  list.id = 'suggestions';
  box.after(list);
  box.setAttribute('list', list.id);
  const suggest = async () => {
    const text = box.value.trim();
    const found = text.length < MIN_LENGTH ? [] : await findSuggestions(text);
    // A late response to an older text is dropped.
    if (text === box.value.trim()) list.replaceChildren(...found.map((value) => Object.assign(document.createElement('option'), { value })));
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  box.addEventListener('input', () => {
    clearTimeout(timer);
    timer = setTimeout(() => void suggest(), PAUSE_MS);
  });
}
