import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { ownCorrectionsQuery, suggestCorrection } from '../../api/transcript-corrections';
import type { Sentence } from '../../api/types';
import { Dialog } from '../../ui/dialogs/Dialog';
import { formatTimecode } from '../../ui/text/format';
import { isSubmitKey } from '../../ui/forms/submit-key';
import { ErrorState } from '../../widgets/ErrorState';
import { showMessage } from '../../widgets/undo';

interface SuggestCorrectionProps {
  episodeId: string;
  /** The sentences to choose from. */
  sentences: readonly Sentence[];
  /** The place of the sentence that is chosen at first. */
  first: number;
  onClose: () => void;
}

const MAX_CHARACTERS = 2000;
const MAX_LABEL_CHARACTERS = 60;

const labelOf = ({ startSecond, text }: Sentence) => `${formatTimecode(startSecond)} ${text.length > MAX_LABEL_CHARACTERS ? `${text.slice(0, MAX_LABEL_CHARACTERS)}…` : text}`;

/** Suggests another text for a sentence. An administrator reads it. */
export function SuggestCorrection({ episodeId, sentences, first, onClose }: SuggestCorrectionProps) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState(first);
  const [text, setText] = useState(sentences[first]?.text ?? '');
  const before = sentences[place];
  const suggest = useMutation({
    mutationFn: ({ startSecond, text: read }: Sentence) => suggestCorrection(episodeId, { startSecond, text: read, correctedText: text }),
    onSuccess: () => {
      showMessage('Thank you. We’ll read your suggestion.');
      onClose();
      return queryClient.invalidateQueries({ queryKey: ownCorrectionsQuery(episodeId).queryKey });
    },
  });
  const canSubmit = before !== undefined && text.trim() !== '' && text.trim() !== before.text && !suggest.isPending;
  const submit = () => canSubmit && suggest.mutate(before);
  return (
    <Dialog title="Suggest a correction" onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="sm">
          {sentences.length > 1 && (
            <NativeSelect
              label="Sentence"
              value={place}
              data={sentences.map((sentence, value) => ({ value: String(value), label: labelOf(sentence) }))}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                setPlace(chosen);
                setText(sentences[chosen]?.text ?? '');
                suggest.reset();
              }}
            />
          )}
          <Textarea
            label="Right text"
            description="Change only what the transcript has wrong. We read every suggestion before it’s shown."
            autosize
            minRows={3}
            maxRows={10}
            data-autofocus
            maxLength={MAX_CHARACTERS}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            onKeyDown={(event) => {
              if (isSubmitKey(event)) submit();
            }}
          />
          {suggest.isError && <ErrorState title="The suggestion wasn’t sent" error={suggest.error} />}
          <Group gap="sm" justify="flex-end">
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!canSubmit} loading={suggest.isPending}>
              Send suggestion
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
