import { Button, FileButton, Group, Progress, Stack, Text } from '@mantine/core';
import { IconPhotoUp } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { toApiError } from '../api/errors';
import { MAX_PHOTO_BYTES, PHOTO_TYPES } from '../api/photos';
import type { UploadOptions } from '../api/send-form';
import { Photo } from '../ui/media/Photo';
import { showMessage } from './undo';

interface PhotoFieldProps {
  /** Whose photo it is. */
  name: string;
  path: string | null;
  isDisabled?: boolean;
  upload: (file: File, options: UploadOptions) => Promise<unknown>;
  remove: () => Promise<unknown>;
  /** Reads again what shows the photo. */
  onChanged: () => Promise<unknown>;
}

const TOO_LARGE = 'The photo has more than 10 MB. Choose a smaller one.';
const WRONG_TYPE = 'Choose a photo as JPEG, PNG or WebP.';

function photoProblem({ type, size }: File): string | null {
  if (!PHOTO_TYPES.some((known) => known === type)) return WRONG_TYPE;
  return size > MAX_PHOTO_BYTES ? TOO_LARGE : null;
}

/** A photo with buttons to choose another one and to remove it. */
export function PhotoField({ name, path, isDisabled = false, upload, remove, onChanged }: PhotoFieldProps) {
  const [part, setPart] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const abort = useRef<AbortController | null>(null);
  const reset = useRef<() => void>(null);
  useEffect(() => () => abort.current?.abort(), []);
  const change = useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) await remove();
      else {
        abort.current = new AbortController();
        await upload(file, { signal: abort.current.signal, onProgress: setPart });
      }
      // The new photo is on the page before the button is.
      await onChanged();
    },
    onSuccess: (_, file) => showMessage(file === null ? 'Photo removed' : 'Photo saved'),
    onError: (error) => setProblem(toApiError(error).message),
  });
  const start = (file: File | null) => {
    setPart(0);
    setProblem(null);
    change.mutate(file);
  };
  const choose = (file: File | null) => {
    // The same file can be chosen again.
    reset.current?.();
    if (file === null) return;
    const found = photoProblem(file);
    if (found === null) start(file);
    else setProblem(found);
  };
  const isSending = change.isPending && change.variables !== null;
  return (
    <Group gap="md" wrap="nowrap" role="group" aria-label={`Photo of ${name}`}>
      <Photo name={name} path={path} size={72} isEager />
      <Stack gap={6} flex={1} maw={420}>
        <Group gap="sm">
          <FileButton onChange={choose} accept={PHOTO_TYPES.join(',')} disabled={isDisabled || change.isPending} resetRef={reset} inputProps={{ 'aria-label': `Photo file of ${name}`, tabIndex: -1 }}>
            {(props) => (
              <Button {...props} variant="default" size="xs" leftSection={<IconPhotoUp size={16} aria-hidden="true" />} loading={isSending} disabled={isDisabled}>
                {path === null ? 'Add a photo' : 'Change photo'}
              </Button>
            )}
          </FileButton>
          {path !== null && (
            <Button variant="subtle" color="gray" size="xs" disabled={isDisabled || isSending} loading={change.isPending && !isSending} onClick={() => start(null)}>
              Remove photo
            </Button>
          )}
        </Group>
        {isSending && <Progress value={part * 100} size="sm" aria-label="Upload of the photo" animated={part === 1} />}
        {problem !== null ? (
          <Text size="sm" role="alert" className="danger">
            {problem}
          </Text>
        ) : (
          <Text size="sm" c="dimmed">
            JPEG, PNG or WebP of at most 10 MB. Its middle square is shown.
          </Text>
        )}
      </Stack>
    </Group>
  );
}
