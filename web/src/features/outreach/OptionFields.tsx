import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { templatesQuery } from '../../api/outreach/templates';
import type { PitchOptions } from '../../api/outreach/types';
import { CALLS_TO_ACTION, LENGTHS, MAX_VARIANTS, MODES, PERSONALIZATION, PERSPECTIVES, TONES } from '../../widgets/outreach/options';

interface OptionFieldsProps {
  options: PitchOptions;
  variants: number;
  onOptions: (changes: Partial<PitchOptions>) => void;
  onVariants: (variants: number) => void;
}

const COUNTS = Array.from({ length: MAX_VARIANTS }, (_, place) => String(place + 1));

/** The options of a pitch. */
export function OptionFields({ options, variants, onOptions, onVariants }: OptionFieldsProps) {
  const { data } = useQuery(templatesQuery);
  const templates = data?.templates ?? [];
  const { outreachTemplateId } = options;
  const template = templates.find(({ id }) => id === outreachTemplateId);
  const field = <Name extends keyof PitchOptions>(name: Name, label: string, choices: readonly { value: PitchOptions[Name]; label: string }[]) => (
    <NativeSelect
      label={label}
      value={options[name]}
      data={choices.map(({ value, label: text }) => ({ value, label: text }))}
      onChange={(event) => {
        const chosen = choices.find(({ value }) => value === event.currentTarget.value);
        if (chosen) onOptions({ [name]: chosen.value } as Partial<PitchOptions>);
      }}
    />
  );
  return (
    <>
      <NativeSelect
        label="Template"
        description={template?.description ?? undefined}
        value={outreachTemplateId}
        data={[
          // It was deleted, or belongs to a colleague.
          ...(template ? [] : [{ value: outreachTemplateId, label: data ? 'Unavailable template' : 'Loading…' }]),
          { group: 'Built-in', items: templates.filter(({ isBuiltIn }) => isBuiltIn).map(({ id, name }) => ({ value: id, label: name })) },
          ...(templates.some(({ isBuiltIn }) => !isBuiltIn) ? [{ group: 'Yours', items: templates.filter(({ isBuiltIn }) => !isBuiltIn).map(({ id, name }) => ({ value: id, label: name })) }] : []),
        ]}
        onChange={(event) => onOptions({ outreachTemplateId: event.currentTarget.value })}
      />
      {field('perspective', 'Perspective', PERSPECTIVES)}
      {field('emailLength', 'Length', LENGTHS)}
      {field('callToActionStyle', 'Call to action', CALLS_TO_ACTION)}
      {field('personalizationLevel', 'Personalization', PERSONALIZATION)}
      {field('tone', 'Tone', TONES)}
      {field('generationMode', 'Sources', MODES)}
      <NativeSelect label="Number of versions" value={String(variants)} data={COUNTS} onChange={(event) => onVariants(Number(event.currentTarget.value))} />
    </>
  );
}
