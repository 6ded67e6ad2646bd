import { Alert, Button, Group, Text } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { regenerateBio } from '../../api/guests/profile-calls';
import { isProcessing } from '../../api/guests/profiles';
import type { GuestProfile } from '../../api/guests/types';
import { currentUsageQuery } from '../../api/queries';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { AssistCost } from '../../widgets/AssistCost';
import { ErrorState } from '../../widgets/ErrorState';
import { showUndo } from '../../widgets/undo';
import type { GuestEditor } from './guest-editor';
import { refreshGuests } from './useProfileEditor';

const ORIGINS = { person: 'Written by your team', rules: 'Built from the profile and its files', model: 'Written by the text model from the profile and its files' } as const;

interface RegenerateBioProps {
  profile: GuestProfile;
  editor: GuestEditor;
}

/** The origin of the texts, and a button that rewrites them. */
export function RegenerateBio({ profile, editor }: RegenerateBioProps) {
  const queryClient = useQueryClient();
  const regenerate = useMutation({
    mutationFn: async () => {
      // The typed text is a source of the bio, so it is saved first.
      await editor.flush();
      return regenerateBio(profile.guestProfileId);
    },
    onSuccess: ({ changeId, failureMessage }) => {
      if (!failureMessage) showUndo(changeId, changeId ? 'Bio rewritten' : 'The bio wasn’t changed');
    },
    onSettled: () => Promise.all([refreshGuests(queryClient), queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey })]),
  });
  const isBusy = regenerate.isPending || isProcessing(profile.processingStatus);
  const { failureMessage, generatedByReason } = regenerate.data ?? {};
  return (
    <>
      <Group justify="space-between" gap="sm">
        <div>
          <Text size="sm">
            {ORIGINS[profile.bioGeneratedBy] ?? ORIGINS.person}
            {profile.bioGeneratedAt && profile.bioGeneratedBy !== 'person' && (
              <>
                , <TimeAgo value={profile.bioGeneratedAt} />
              </>
            )}
          </Text>
          <AssistCost />
        </div>
        <Button variant="default" size="sm" leftSection={<IconRefresh size={16} aria-hidden="true" />} loading={isBusy} onClick={() => regenerate.mutate()}>
          Rewrite bio
        </Button>
      </Group>
      {generatedByReason && (
        <Text size="sm" c="dimmed" role="status">
          {generatedByReason}
        </Text>
      )}
      {failureMessage && (
        <Alert role="alert" color="orange" variant="outline" title="The bio wasn’t rewritten">
          <Text size="sm">{failureMessage}</Text>
        </Alert>
      )}
      {regenerate.isError && <ErrorState title="The bio wasn’t rewritten" error={regenerate.error} />}
    </>
  );
}
