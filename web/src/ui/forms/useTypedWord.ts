import { useCheckedText } from './useCheckedText';

/** A word in lower case that is typed before an act that nothing brings back. Without a word, the form passes at once. */
export function useTypedWord(word: string | undefined) {
  const label = `Type ${word} to confirm`;
  const { field, onSubmit } = useCheckedText((typed) => (word === undefined || typed.trim().toLowerCase() === word ? null : label));
  return { onSubmit, input: { label, autoComplete: 'off', autoCapitalize: 'off', ...field } };
}
