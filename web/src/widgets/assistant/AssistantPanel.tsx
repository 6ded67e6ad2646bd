import { Anchor, Button, Group, NativeSelect, Stack, Text, Textarea, Title } from '@mantine/core';
import { IconPlayerStop, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { promptsQuery } from '../../api/assistant/prompts';
import { meQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { isSubmitKey } from '../../ui/forms/submit-key';
import { useActions } from '../../ui/navigation/shortcuts';
import { paths } from '../../urls/paths';
import { AssistCost } from '../AssistCost';
import { ErrorState } from '../ErrorState';
import { describeCharge, promptsFor, validateQuestion } from './answer-state';
import { AnswerView } from './AnswerView';
import classes from './Assistant.module.css';
import { type AnswerSubject, useAnswer } from './useAnswer';

interface AssistantPanelProps {
  subject: AnswerSubject;
  /** The level of the heading. */
  level?: 2 | 3;
  /** Plays from a second that an answer names. */
  onMoment?: ((seconds: number) => void) | undefined;
}

/** Lets a signed-in reader put a question, or a prompt of the team, to the assistant. */
export function AssistantPanel({ subject, level = 2, onMoment }: AssistantPanelProps) {
  const { data: me } = useQuery(meQuery);
  const { shown, ...run } = useAnswer(subject);
  const [isOpened, setIsOpened] = useState(false);
  const isOpen = isOpened || shown !== null;
  const headingId = `assistant-${subject.kind}`;
  const open = () => {
    setIsOpened(true);
    document.getElementById(headingId)?.scrollIntoView({ block: 'center' });
  };
  useActions(me?.user ? [{ label: `Ask about this ${subject.kind}`, keywords: 'assistant ai prompt', run: open }] : []);
  if (!me?.user) return null;
  return (
    <section className={classes.panel} aria-labelledby={headingId}>
      <Group justify="space-between" gap="sm">
        <Title order={level} fz={level === 2 ? 'xl' : 'md'} id={headingId}>
          Ask about this {subject.kind}
        </Title>
        {!isOpen && (
          <Button size="sm" variant="light" leftSection={<IconSparkles size={16} stroke={1.7} aria-hidden="true" />} onClick={() => setIsOpened(true)}>
            Ask a question
          </Button>
        )}
      </Group>
      {isOpen && <QuestionForm subject={subject} isFocused={isOpened} onSend={run.send} onStop={run.stop} isPending={run.isPending} />}
      <Text size="sm" role="status" c="dimmed" className={classes.status}>
        {run.isPending && 'Writing the answer…'}
        {run.isStopped && 'Stopped. If the server had already started, this used 1 AI assist.'}
        {run.isDone && 'The answer is ready.'}
      </Text>
      {run.error && (
        <ErrorState title="The answer wasn’t written" error={run.error}>
          <Text size="sm">{describeCharge(run.error, shown !== null && shown.answer === null)}</Text>
        </ErrorState>
      )}
      {shown && <AnswerView shown={shown} isBusy={run.isPending} onMoment={onMoment} />}
    </section>
  );
}

interface QuestionFormProps {
  subject: AnswerSubject;
  /** Whether the reader has just opened it. */
  isFocused: boolean;
  onSend: ReturnType<typeof useAnswer>['send'];
  onStop: () => void;
  isPending: boolean;
}

function QuestionForm({ subject: { kind }, isFocused, onSend, onStop, isPending }: QuestionFormProps) {
  const { data, isError } = useQuery(promptsQuery);
  const prompts = promptsFor(kind, data?.customPrompts ?? []);
  const [promptId, setPromptId] = useState('');
  const [question, setQuestion] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const submitButton = useRef<HTMLButtonElement>(null);
  const chosen = prompts.find(({ id }) => id === promptId) ?? null;

  const send = () => {
    if (isPending) return;
    const found = chosen ? null : validateQuestion(question);
    setProblem(found);
    if (found !== null) field.current?.focus();
    else if (chosen) onSend({ title: chosen.name, prompt: null, customPromptId: chosen.id });
    else onSend({ title: question.trim(), prompt: question.trim(), customPromptId: null });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (!isSubmitKey(event)) return;
    event.preventDefault();
    send();
  };
  return (
    <form noValidate aria-label={`Question about this ${kind}`} onSubmit={submit}>
      <Stack gap="sm">
        {prompts.length > 0 && (
          <NativeSelect
            label="Prompt"
            value={chosen?.id ?? ''}
            data={[{ value: '', label: 'My own question' }, ...prompts.map(({ id, name }) => ({ value: id, label: name }))]}
            onChange={(event) => {
              setPromptId(event.currentTarget.value);
              setProblem(null);
            }}
          />
        )}
        {chosen ? (
          <div className={classes.chosen}>
            {chosen.description && (
              <Text size="sm" c="dimmed">
                {chosen.description}
              </Text>
            )}
            <Text size="sm">{chosen.prompt}</Text>
          </div>
        ) : (
          <Textarea
            ref={field}
            label="Question"
            autosize
            minRows={2}
            maxRows={10}
            autoFocus={isFocused}
            value={question}
            error={problem}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              setQuestion(event.currentTarget.value);
              setProblem(null);
            }}
          />
        )}
        <Group gap="sm">
          {/* It stays focusable, so that the focus is not lost when the answer ends. */}
          <Button ref={submitButton} type="submit" size="sm" aria-disabled={isPending} data-disabled={isPending || undefined}>
            Ask
          </Button>
          {isPending && (
            <Button
              size="sm"
              variant="default"
              leftSection={<IconPlayerStop size={16} aria-hidden="true" />}
              onClick={() => {
                onStop();
                submitButton.current?.focus();
              }}
            >
              Stop
            </Button>
          )}
          <AssistCost />
        </Group>
        <Text size="sm" c="dimmed">
          {isError && 'Your team’s prompts couldn’t be loaded. '}
          {prompts.length === 0 && data && 'Save questions you ask often as team prompts. '}
          <Anchor component={AppLink} href={paths.customPrompts()} underline="always">
            {prompts.length === 0 ? 'Go to the prompts' : 'Manage prompts'}
          </Anchor>
        </Text>
      </Stack>
    </form>
  );
}
