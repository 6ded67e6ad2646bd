/** How pitches are written (spec 3): the choices, and what the reader chose last. */
import type { PitchOptions } from '../../api/outreach/types';
import { browserStore, type Store } from '../../ui/navigation/storage';

/** As the API has them. */
export const DEFAULT_OPTIONS: PitchOptions = {
  perspective: 'third', emailLength: 'short', callToActionStyle: 'light', personalizationLevel: 'medium', tone: 'plain', generationMode: 'basic', outreachTemplateId: 'default',
};
export const DEFAULT_VARIANTS = 1;
export const MAX_VARIANTS = 5;

type Choices<Value extends string> = readonly { value: Value; label: string }[];

export const PERSPECTIVES: Choices<PitchOptions['perspective']> = [
  { value: 'third', label: 'Written by you' },
  { value: 'first', label: 'Written by the guest' },
];
export const LENGTHS: Choices<PitchOptions['emailLength']> = [
  { value: 'short', label: 'Short, up to 100 words' },
  { value: 'medium', label: 'Medium, up to 150 words' },
  { value: 'long', label: 'Long, up to 200 words' },
];
export const CALLS_TO_ACTION: Choices<PitchOptions['callToActionStyle']> = [
  { value: 'light', label: 'Light: is it a fit?' },
  { value: 'medium', label: 'Medium: send details?' },
  { value: 'heavy', label: 'Heavy: propose a date' },
];
export const PERSONALIZATION: Choices<PitchOptions['personalizationLevel']> = [
  { value: 'light', label: 'Light' },
  { value: 'medium', label: 'Medium' },
  { value: 'heavy', label: 'Heavy: mostly about the podcast' },
];
export const TONES: Choices<PitchOptions['tone']> = [
  { value: 'plain', label: 'Plain' },
  { value: 'warm', label: 'Warm' },
  { value: 'formal', label: 'Formal' },
];
export const MODES: Choices<PitchOptions['generationMode']> = [
  { value: 'basic', label: 'Basic: descriptions and titles' },
  { value: 'advanced', label: 'Advanced: also transcripts' },
];

const CHOICES = { perspective: PERSPECTIVES, emailLength: LENGTHS, callToActionStyle: CALLS_TO_ACTION, personalizationLevel: PERSONALIZATION, tone: TONES, generationMode: MODES } as const;

export const optionsOf = ({ perspective, emailLength, callToActionStyle, personalizationLevel, tone, generationMode, outreachTemplateId }: PitchOptions): PitchOptions => ({
  perspective, emailLength, callToActionStyle, personalizationLevel, tone, generationMode, outreachTemplateId,
});

const STORAGE_KEY = 'earshot-pitch-options';

export interface RememberedOptions {
  options: PitchOptions;
  variants: number;
}

/** What the reader chose for the last pitch, so that twenty pitches need no twenty forms. */
export function createOptionMemory(store: Store) {
  return {
    read(): RememberedOptions {
      let stored: Partial<Record<string, unknown>> = {};
      try {
        stored = { ...(JSON.parse(store.getItem(STORAGE_KEY) ?? '{}') as object) };
      } catch {
        // Unreadable options count as missing.
      }
      const options: Record<string, string> = { ...DEFAULT_OPTIONS };
      for (const [name, choices] of Object.entries(CHOICES)) {
        const choice = choices.find(({ value }) => value === stored[name]);
        if (choice) options[name] = choice.value;
      }
      if (typeof stored.outreachTemplateId === 'string' && stored.outreachTemplateId !== '') options.outreachTemplateId = stored.outreachTemplateId;
      const { variants } = stored;
      const isCount = typeof variants === 'number' && Number.isInteger(variants) && variants >= 1 && variants <= MAX_VARIANTS;
      return { options: options as unknown as PitchOptions, variants: isCount ? variants : DEFAULT_VARIANTS };
    },
    remember: ({ options, variants }: RememberedOptions) => store.setItem(STORAGE_KEY, JSON.stringify({ ...optionsOf(options), variants })),
  };
}

export const optionMemory = createOptionMemory(browserStore('localStorage'));
