/**
 * The text of a pitch while someone writes. It saves what was typed after a pause, one request at a time, each based on the version
 * that the previous one returned. When someone else has changed the text since, nothing is overwritten: the reader decides.
 */
import { ApiError, toApiError } from '../../../api/errors';
import type { PitchDetails } from '../../../api/outreach/types';
import { mergeFields } from '../../../ui/forms/merge-fields';
import { isSameText, type PitchText } from '../pitch-text';

export type SaveState = 'idle' | 'waiting' | 'saving' | 'saved' | 'failed' | 'conflict';

export interface DraftState {
  text: PitchText;
  state: SaveState;
  error: ApiError | null;
  /** In a conflict: the pitch that someone else saved. */
  theirs: PitchDetails | null;
}

type StoredText = PitchText & { version: number };
type Save = (text: PitchText, version: number) => Promise<PitchDetails>;

const SAVE_DELAY_MS = 900;
const textOf = ({ subject, body }: PitchText): PitchText => ({ subject, body });

export interface PitchDraft {
  subscribe: (listener: () => void) => () => void;
  getState: () => DraftState;
  edit: (changes: Partial<PitchText>) => void;
  /** Saves now. Resolves to whether everything is saved. */
  flush: () => Promise<boolean>;
  /** Applies the text of the server, unless the reader has typed since. */
  receive: (stored: StoredText) => void;
  keepMine: () => Promise<boolean>;
  takeTheirs: () => void;
}

export function createPitchDraft(start: StoredText, save: Save, delayMs = SAVE_DELAY_MS): PitchDraft {
  /** The text that the server has, after the last save. */
  let base: StoredText = { ...textOf(start), version: start.version };
  let state: DraftState = { text: textOf(start), state: 'idle', error: null, theirs: null };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<boolean> | null = null;
  const listeners = new Set<() => void>();

  function set(changes: Partial<DraftState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }
  const isUnsaved = () => !isSameText(state.text, base);

  function schedule(): void {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), delayMs);
  }

  async function send(): Promise<boolean> {
    const sent = state.text;
    set({ state: 'saving', error: null });
    try {
      const saved = await save(sent, base.version);
      // The server trims the text. What the reader sees stays as it was typed.
      base = { ...sent, version: saved.version };
    } catch (failure) {
      const error = toApiError(failure);
      const theirs = error.isConflict ? readCurrent(error) : null;
      if (!theirs) {
        set({ state: 'failed', error });
        return false;
      }
      // Copying or marking makes a new version of the same text.
      if (trimmed(theirs) === trimmed(base) || trimmed(theirs) === trimmed(sent)) {
        base = { ...base, version: theirs.version };
        return send();
      }
      set({ state: 'conflict', theirs });
      return false;
    }
    if (isUnsaved()) return send();
    set({ state: 'saved', error: null, theirs: null });
    return true;
  }

  async function flush(): Promise<boolean> {
    clearTimeout(timer);
    if (running) return running;
    if (state.state === 'conflict') return false;
    if (!isUnsaved()) {
      if (state.state === 'waiting' || state.state === 'failed') set({ state: 'saved', error: null });
      return true;
    }
    running = send().finally(() => {
      running = null;
    });
    return running;
  }

  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getState: () => state,
    edit: (changes) => {
      const text = { ...state.text, ...changes };
      if (isSameText(text, state.text)) return;
      const isBusy = state.state === 'saving' || state.state === 'conflict';
      set({ text, ...(!isBusy && { state: 'waiting' }) });
      if (state.state === 'waiting') schedule();
    },
    flush,
    receive: (stored) => {
      if (stored.version <= base.version || running || state.state === 'conflict') return;
      if (trimmed(stored) === trimmed(base)) base = { ...base, version: stored.version };
      else if (!isUnsaved()) {
        base = { ...textOf(stored), version: stored.version };
        set({ text: textOf(stored), state: 'idle' });
      }
    },
    keepMine: () => {
      const { theirs } = state;
      if (theirs) {
        const text = mergeFields(textOf(base), state.text, textOf(theirs));
        base = { ...textOf(theirs), version: theirs.version };
        set({ text });
      }
      set({ state: 'waiting', theirs: null });
      return flush();
    },
    takeTheirs: () => {
      if (!state.theirs) return;
      base = { ...textOf(state.theirs), version: state.theirs.version };
      set({ text: textOf(state.theirs), state: 'saved', theirs: null, error: null });
    },
  };
}

const trimmed = ({ subject, body }: PitchText) => JSON.stringify([subject.trim(), body.trim()]);

/** The pitch of a conflict, by itself or as the data of a response. */
function readCurrent({ current }: ApiError): PitchDetails | null {
  if (typeof current !== 'object' || current === null) return null;
  const inner = 'outreach' in current ? current.outreach : current;
  return typeof inner === 'object' && inner !== null && 'body' in inner ? (inner as PitchDetails) : null;
}
