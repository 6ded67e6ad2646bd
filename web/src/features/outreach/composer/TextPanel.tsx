import { Input, Text, TextInput } from '@mantine/core';
import type { Claim } from '../../../api/outreach/types';
import { formatCount, plural } from '../../../ui/text/format';
import { countWords, findSlots, MAX_BODY_LENGTH, MAX_SUBJECT_LENGTH, readingTime } from '../pitch-text';
import classes from './Composer.module.css';
import { markBody } from './marks';
import type { DraftState, PitchDraft } from './pitch-draft';
import { SaveLine, SaveProblems } from './SaveLine';
import type { TextFields } from './text-fields';

const BODY_ID = 'pitch-body';

interface TextPanelProps {
  draft: PitchDraft;
  state: DraftState;
  fields: TextFields;
  claims: readonly Claim[];
}

/** Subject and body. Slots and claims are highlighted behind the text; `ChecksPanel` lists them for screen readers too. */
export function TextPanel({ draft, state, fields: { attachSubject, attachBody, onBodyFocus }, claims }: TextPanelProps) {
  const { text } = state;
  const words = countWords(text.body);
  const parts = markBody(text, findSlots(text), claims);
  return (
    <section className={classes.text} aria-label="Pitch text">
      <TextInput ref={attachSubject} label="Subject" autoComplete="off" maxLength={MAX_SUBJECT_LENGTH} value={text.subject} onChange={(event) => draft.edit({ subject: event.currentTarget.value })} />
      <Input.Wrapper label="Body" id={BODY_ID} labelProps={{ htmlFor: BODY_ID }}>
        <div className={classes.body}>
          <div className={classes.marks} aria-hidden="true">
            {parts.map(({ text: part, mark }, place) => (
              <span key={place} data-mark={mark ?? undefined}>
                {part}
              </span>
            ))}
            {/* A last line that is empty has a height too. */}
            {'\u200B'}
          </div>
          <textarea
            ref={attachBody}
            id={BODY_ID}
            className={classes.field}
            maxLength={MAX_BODY_LENGTH}
            value={text.body}
            onFocus={onBodyFocus}
            onChange={(event) => draft.edit({ body: event.currentTarget.value })}
          />
        </div>
      </Input.Wrapper>
      <div className={classes.textFoot}>
        <Text size="sm" c="dimmed" className="dotted numbers">
          <span>{plural(words, 'word')}</span>
          <span>{readingTime(words)}</span>
          {text.subject.length > 60 && <span>Subject: {formatCount(text.subject.length)} characters (inboxes show about 60)</span>}
        </Text>
        <SaveLine state={state.state} />
      </div>
      <SaveProblems draft={draft} state={state} />
    </section>
  );
}
