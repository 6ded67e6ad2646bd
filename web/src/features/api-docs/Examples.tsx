import { SegmentedControl } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { CodeBlock } from './CodeBlock';
import { type CodeContext, codeSample, type Language, languagesOf } from './code-samples';
import type { Endpoint } from './openapi-document';
import type { Example } from './example';

interface ExamplesProps {
  endpoint: Endpoint;
  example: Example;
  context: CodeContext;
}

/** Shows an example in the selected language. The browser stores the language for the next endpoint. */
export function Examples({ endpoint, example, context }: ExamplesProps) {
  const [language, setLanguage] = useLocalStorage<Language>({ key: 'earshot-api-language', defaultValue: 'curl' });
  const languages = languagesOf(endpoint);
  const shown = languages.includes(language) ? language : 'curl';
  return (
    <section aria-label="Example">
      <SegmentedControl size="xs" aria-label="Language of the examples" data={[...languages]} value={shown} onChange={(value) => setLanguage(value as Language)} mb={8} />
      <CodeBlock text={codeSample(shown, endpoint, example, context)} label={`${shown} example`} />
    </section>
  );
}
