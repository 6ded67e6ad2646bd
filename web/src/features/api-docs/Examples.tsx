import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { CodeBlock } from './CodeBlock';
import { codeOf, LANGUAGES, type Language, type Setting } from './code';
import type { Call } from './document';
import type { Example } from './example';

interface ExamplesProps {
  call: Call;
  example: Example;
  setting: Setting;
}

/** The language is remembered: who reads one call in Python reads the next so, too. */
export function Examples({ call, example, setting }: ExamplesProps) {
  const [language, setLanguage] = useLocalStorage<Language>({ key: 'earshot-api-language', defaultValue: 'curl' });
  const shown = LANGUAGES.includes(language) ? language : 'curl';
  return (
    <section aria-label="Example">
      <SegmentedControl size="xs" aria-label="Language of the examples" data={[...LANGUAGES]} value={shown} onChange={(value) => setLanguage(value as Language)} mb={8} />
      <CodeBlock text={codeOf(shown, call, example, setting)} label={`${shown} example`} />
    </section>
  );
}
