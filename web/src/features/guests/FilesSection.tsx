import { ActionIcon, Badge, Button, Progress, Stack, Text } from '@mantine/core';
import { Dropzone } from '@mantine/dropzone';
import '@mantine/dropzone/styles.css';
import { IconFile, IconFileUpload, IconTrash, IconX } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { deleteGuestFile } from '../../api/guests/profiles';
import type { GuestDocument } from '../../api/guests/types';
import { MAX_GUEST_FILES } from '../../api/guests/uploads';
import { plural } from '../../ui/text/format';
import { ConfirmDialog } from '../../widgets/ConfirmDialog';
import { showMessage } from '../../widgets/undo';
import { FILES_ID } from './Completeness';
import { ACCEPTED_TYPES, describeFile, formatFileSize } from './guest-files';
import classes from './Guests.module.css';
import { refreshGuests } from './useProfileEditor';
import { type Upload, useUploads } from './useUploads';

interface FilesSectionProps {
  guestId: string;
  documents: readonly GuestDocument[];
  isDisabled: boolean;
}

/** The files of a guest: an area to drop them, and the upload progress and reading state of each. */
export function FilesSection({ guestId, documents, isDisabled }: FilesSectionProps) {
  const { uploads, add, retry, dismiss } = useUploads(guestId, documents);
  const isFull = documents.length >= MAX_GUEST_FILES;
  return (
    <Stack gap="sm">
      <Dropzone
        id={FILES_ID}
        // Files of other types are shown too, with the reason.
        onDropAny={(files, rejections) => add([...files, ...rejections.map(({ file }) => file)])}
        onDrop={() => undefined}
        accept={ACCEPTED_TYPES}
        disabled={isDisabled || isFull}
        inputProps={{ 'aria-label': 'Files about the guest' }}
        className={classes.dropzone}
        aria-label="Choose files"
        data-disabled={isDisabled || isFull || undefined}
      >
        <Stack align="center" gap={6} ta="center">
          <IconFileUpload size={30} stroke={1.4} aria-hidden="true" />
          <Text fw={600}>{isFull ? `${MAX_GUEST_FILES} of ${MAX_GUEST_FILES} files` : 'Drop files here, or choose them'}</Text>
          <Text size="sm" c="dimmed">
            {isFull ? 'Remove one to add another.' : `A resume, a one-pager, an article: PDF, DOCX, TXT, CSV, JPG or PNG. Up to ${plural(MAX_GUEST_FILES, 'file')} of 5 MB each.`}
          </Text>
        </Stack>
      </Dropzone>
      {documents.length > 0 && (
        <ul className={classes.files} aria-label="Files">
          {documents.map((document) => (
            <FileRow key={document.id} guestId={guestId} document={document} isDisabled={isDisabled} />
          ))}
        </ul>
      )}
      {uploads.length > 0 && (
        <ul className={classes.files} aria-label="Uploads">
          {uploads.map((upload) => (
            <UploadRow key={upload.key} upload={upload} onRetry={() => retry(upload.key)} onDismiss={() => dismiss(upload.key)} />
          ))}
        </ul>
      )}
    </Stack>
  );
}

function FileRow({ guestId, document, isDisabled }: { guestId: string; document: GuestDocument; isDisabled: boolean }) {
  const queryClient = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const remove = useMutation({
    mutationFn: () => deleteGuestFile(guestId, document.id),
    onSuccess: () => (setIsAsking(false), showMessage(`${document.name} removed`), refreshGuests(queryClient)),
  });
  const { label, color, notes } = describeFile(document);
  return (
    <li className={classes.file}>
      <IconFile size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes.fileText}>
        <span className={classes.fileName}>{document.name}</span>
        <div className="dotted facts">
          <span>{document.fileType.toUpperCase()}</span>
          <span className="numbers">{formatFileSize(document.size)}</span>
        </div>
        {notes.map((note) => (
          <Text key={note} size="sm" c="dimmed">
            {note}
          </Text>
        ))}
      </div>
      <Badge component="span" variant="light" color={color}>
        {label}
      </Badge>
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={`Remove ${document.name}`} disabled={isDisabled} onClick={() => setIsAsking(true)}>
        <IconTrash size={17} stroke={1.7} />
      </ActionIcon>
      {isAsking && (
        <ConfirmDialog
          title={`Remove ${document.name}?`}
          text="The file and the text that was read from it are deleted permanently."
          action="Remove file"
          word="remove"
          isPending={remove.isPending}
          failure={{ title: 'The file wasn’t removed', error: remove.error }}
          onConfirm={() => remove.mutate()}
          onClose={() => setIsAsking(false)}
        />
      )}
    </li>
  );
}

function describeUpload({ state, part, message }: Upload): string {
  if (message) return message;
  if (state === 'waiting') return 'Waiting for other uploads';
  return part < 1 ? `${Math.round(part * 100)}% sent` : 'Reading the text…';
}

function UploadRow({ upload, onRetry, onDismiss }: { upload: Upload; onRetry: () => void; onDismiss: () => void }) {
  const { file, state, part } = upload;
  const hasFailed = state === 'refused' || state === 'failed';
  return (
    <li className={classes.file}>
      <IconFileUpload size={20} stroke={1.5} aria-hidden="true" />
      <div className={classes.fileText}>
        <span className={classes.fileName}>{file.name}</span>
        {hasFailed ? (
          <Text size="sm" role="alert" className="danger">
            {describeUpload(upload)}
          </Text>
        ) : (
          <>
            <Progress value={part * 100} size="sm" aria-label={`Upload of ${file.name}`} animated={state === 'sending' && part === 1} />
            <Text size="sm" c="dimmed" className="numbers">
              {describeUpload(upload)}
            </Text>
          </>
        )}
      </div>
      {state === 'failed' && (
        <Button size="xs" variant="light" aria-label={`Try ${file.name} again`} onClick={onRetry}>
          Try again
        </Button>
      )}
      <ActionIcon variant="subtle" color="gray" size={36} aria-label={hasFailed ? `Hide ${file.name}` : `Cancel ${file.name}`} onClick={onDismiss}>
        <IconX size={17} stroke={1.7} />
      </ActionIcon>
    </li>
  );
}
