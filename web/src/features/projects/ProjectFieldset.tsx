import { Checkbox, SimpleGrid, TagsInput, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import { MAX_KEYWORDS, PROJECT_TYPES, type ProjectFields, TYPE_LABELS } from './project-fields';

interface ProjectFieldsetProps {
  form: UseFormReturnType<ProjectFields>;
  isDisabled?: boolean;
}

/** The fields of a list: when it is created, and in its settings. */
export function ProjectFieldset({ form, isDisabled = false }: ProjectFieldsetProps) {
  return (
    <>
      <TextInput label="Name" description="6 to 32 characters, such as the client or the campaign" required withAsterisk={false} disabled={isDisabled} autoComplete="off" key={form.key('name')} {...form.getInputProps('name')} />
      <Checkbox.Group label="What is it for?" disabled={isDisabled} key={form.key('projectTypes')} {...form.getInputProps('projectTypes')}>
        <SimpleGrid cols={{ base: 1, xs: 2 }} spacing={4} verticalSpacing={6} mt={6}>
          {PROJECT_TYPES.map((type) => (
            <Checkbox key={type} value={type} label={TYPE_LABELS[type]} disabled={isDisabled} />
          ))}
        </SimpleGrid>
      </Checkbox.Group>
      {form.values.projectTypes.includes('other') && (
        <TextInput label="What else?" disabled={isDisabled} key={form.key('otherReason')} {...form.getInputProps('otherReason')} />
      )}
      <Textarea label="Purpose" description="Optional. What a good podcast for this list looks like" autosize minRows={3} maxRows={10} disabled={isDisabled} key={form.key('purpose')} {...form.getInputProps('purpose')} />
      <TagsInput
        label="Keywords"
        description="Optional. Press Enter after each"
        maxTags={MAX_KEYWORDS}
        splitChars={[',']}
        clearable={false}
        disabled={isDisabled}
        key={form.key('keywords')}
        {...form.getInputProps('keywords')}
      />
    </>
  );
}
