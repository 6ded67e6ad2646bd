import { Group, Text } from '@mantine/core';
import { CopyButton } from '../../ui/forms/CopyButton';
import { Markdown } from '../../ui/text/Markdown';
import { describeMaker } from '../outreach/maker';
import { describeRemoved, isRefunded } from './answer-state';
import classes from './Assistant.module.css';
import type { ShownAnswer } from './useAnswer';

interface AnswerViewProps {
  shown: ShownAnswer;
  isBusy: boolean;
  /** Plays from a second that the answer names. */
  onMoment?: ((seconds: number) => void) | undefined;
}

/** An answer with its author, and the number of parts that were removed from it. */
export function AnswerView({ shown: { title, text, answer }, isBusy, onMoment }: AnswerViewProps) {
  const removed = answer && describeRemoved(answer.result.answer.removed);
  return (
    <section className={classes.answer} aria-label="Answer" aria-busy={isBusy}>
      <Text size="sm" fw={600} className={classes.title} lineClamp={3}>
        {title}
      </Text>
      <div className={classes.text}>
        <Markdown text={text} level={4} onMoment={onMoment} />
      </div>
      {answer && (
        <Group justify="space-between" gap="xs">
          <Text size="sm" c="dimmed" className="dotted">
            <span data-made-by={answer.generatedBy}>{describeMaker(answer)}</span>
            {isRefunded(answer) && <span>Nothing was charged</span>}
            {removed && <span>{removed}</span>}
          </Text>
          <CopyButton value={text} size="xs" variant="default" />
        </Group>
      )}
      {!answer && !isBusy && (
        <Group justify="flex-end">
          <CopyButton value={text} size="xs" variant="default" />
        </Group>
      )}
    </section>
  );
}
