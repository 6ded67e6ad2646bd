import { Button, Group, NativeSelect, Stack, Textarea } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type CorrectablePart, ownCorrectionsQuery, suggestCorrection } from '../../api/transcript-corrections';
import { Dialog } from '../../ui/dialogs/Dialog';
import { isSubmitKey } from '../../ui/forms/submit-key';
import { ErrorState } from '../../widgets/ErrorState';
import { showMessage } from '../../widgets/undo';
import { labelOfPart } from './correctable-parts';

interface SuggestCorrectionProps {
  episodeId: string;
  /** The parts to choose from. */
  parts: readonly CorrectablePart[];
  /** The place of the part that is chosen at first. */
  first: number;
  onClose: () => void;
}

const MAX_CHARACTERS = 2000;
const MAX_NAME_CHARACTERS = 100;

/** Suggests another text for a part of a transcript. An administrator reads it. */
export function SuggestCorrection({ episodeId, parts, first, onClose }: SuggestCorrectionProps) {
  const queryClient = useQueryClient();
  const [place, setPlace] = useState(first);
  const [text, setText] = useState(parts[first]?.text ?? '');
  const before = parts[place];
  const isName = before?.part === 'speaker';
  const suggest = useMutation({
    mutationFn: (part: CorrectablePart) => suggestCorrection(episodeId, { ...part, correctedText: text }),
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
          {parts.length > 1 && (
            <NativeSelect
              label="What’s wrong"
              value={place}
              data={parts.map((part, value) => ({ value: String(value), label: labelOfPart(part) }))}
              onChange={(event) => {
                const chosen = Number(event.currentTarget.value);
                setPlace(chosen);
                setText(parts[chosen]?.text ?? '');
                suggest.reset();
              }}
            />
          )}
          <Textarea
            label={isName ? 'Right name' : 'Right text'}
            description={isName ? 'It changes wherever they speak. We read every suggestion before it’s shown.' : 'Change only what the transcript has wrong. We read every suggestion before it’s shown.'}
            autosize
            minRows={isName ? 1 : 3}
            maxRows={10}
            data-autofocus
            maxLength={isName ? MAX_NAME_CHARACTERS : MAX_CHARACTERS}
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
