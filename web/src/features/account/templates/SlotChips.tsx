import { Button, Text, Title } from '@mantine/core';
import { FACT_SLOTS, SENTENCE_SLOTS, type TemplateSlot } from './template-fields';
import classes from './Templates.module.css';

/** The slots that Earshot fills. A click inserts one. */
export function SlotChips({ onInsert }: { onInsert: (slot: string) => void }) {
  return (
    <section aria-labelledby="slots">
      <Title order={2} size="h5" id="slots">
        Placeholders
      </Title>
      <Text size="sm" c="dimmed">
        Click one to insert it at the cursor. Other text in brackets stays highlighted in the pitch until you replace it.
      </Text>
      <Chips label="Facts" slots={FACT_SLOTS} onInsert={onInsert} />
      <Chips label="Sentences that Earshot writes" slots={SENTENCE_SLOTS} onInsert={onInsert} />
    </section>
  );
}

function Chips({ label, slots, onInsert }: { label: string; slots: readonly TemplateSlot[]; onInsert: (slot: string) => void }) {
  return (
    <>
      <Text size="sm" fw={600} mt="xs">
        {label}
      </Text>
      <ul className={classes.chips} aria-label={label}>
        {slots.map(({ name, meaning }) => (
          <li key={name}>
            <Button size="compact-sm" variant="default" title={meaning} onClick={() => onInsert(name)}>
              {name}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
