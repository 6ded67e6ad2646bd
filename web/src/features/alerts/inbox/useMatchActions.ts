import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { muteShow, updateAlert } from '../../../api/alerts/configs';
import { keepMatch, markSeen, patchMatches, refreshMatches, rejectMatch, snoozeMatches, unseenCountQuery } from '../../../api/alerts/matches';
import type { AlertMatch, Proposal } from '../../../api/alerts/types';
import { formatUpcoming, plural } from '../../../ui/text/format';
import { showFailure, showMessage, showRestore, showUndo } from '../../../widgets/undo';
import { isUnseen, titleOf } from '../match-text';

/** A rejected match, and the exclusions that would filter similar matches. */
export interface Rejection {
  match: AlertMatch;
  proposals: readonly Proposal[];
}

const idsOf = (matches: readonly AlertMatch[]) => matches.map(({ id }) => id);

/** The actions on matches. The page shows each change immediately, and reverts it when it fails. */
export function useMatchActions() {
  const queryClient = useQueryClient();
  const [rejection, setRejection] = useState<Rejection | null>(null);
  const refresh = () => void refreshMatches(queryClient);

  const seen = useMutation({
    mutationFn: ({ matches, isSeen }: { matches: readonly AlertMatch[]; isSeen: boolean }) => markSeen({ matchIds: idsOf(matches) }, isSeen),
    onMutate: ({ matches, isSeen }) => {
      const changed = matches.filter((match) => isUnseen(match) === isSeen).length;
      queryClient.setQueryData(unseenCountQuery.queryKey, (count: number | undefined) => (count === undefined ? undefined : Math.max(0, count + (isSeen ? -changed : changed))));
      return patchMatches(queryClient, new Set(idsOf(matches)), { seenAt: isSeen ? new Date().toISOString() : null });
    },
    onSuccess: ({ unseenCount }) => {
      queryClient.setQueryData(unseenCountQuery.queryKey, unseenCount);
      void queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
    onError: (error, _, takeBack) => {
      takeBack?.();
      showFailure('The matches weren’t changed', error);
      refresh();
    },
  });

  const markAll = useMutation({
    mutationFn: (alertConfigId: string | null) => markSeen(alertConfigId === null ? { all: true } : { alertConfigId }, true),
    onSuccess: ({ changed }) => {
      showMessage(changed === 0 ? 'Everything was already seen' : `Marked ${plural(changed, 'match', 'matches')} as seen`);
      refresh();
    },
    onError: (error) => showFailure('The matches weren’t changed', error),
  });

  const snoozing = useMutation({
    mutationFn: ({ matches, until }: { matches: readonly AlertMatch[]; until: Date | null }) => snoozeMatches(idsOf(matches), until?.toISOString() ?? null),
    onSuccess: (_, { matches, until }) => {
      refresh();
      if (until === null) return showMessage('It’s back in your inbox');
      return showRestore(`${matches.length === 1 ? 'Snoozed' : `Snoozed ${plural(matches.length, 'match', 'matches')}`}. Back ${formatUpcoming(until.getTime(), Date.now())}.`, async () => {
        await snoozeMatches(idsOf(matches), null);
        refresh();
      });
    },
    onError: (error) => showFailure('Nothing was snoozed', error),
  });

  const reject = useMutation({
    mutationFn: (match: AlertMatch) => rejectMatch(match.id),
    onSuccess: ({ match: rejected, proposals }, match) => {
      patchMatches(queryClient, new Set([match.id]), rejected);
      setRejection({ match, proposals });
      void queryClient.invalidateQueries({ queryKey: unseenCountQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['alerts'] });
    },
    onError: (error) => showFailure('The match wasn’t changed', error),
  });

  const keep = useMutation({
    mutationFn: (match: AlertMatch) => keepMatch(match.id),
    onSuccess: (_, match) => {
      setRejection(null);
      showMessage(`“${titleOf(match)}” kept`);
      refresh();
    },
    onError: (error) => showFailure('The match wasn’t kept', error),
  });

  const mute = useMutation({
    mutationFn: ({ alertConfig, podcast }: AlertMatch) => muteShow(alertConfig.id, podcast.id, true),
    onSuccess: ({ changeId }, { podcast, alertConfig }) => {
      showUndo(changeId, `Muted “${podcast.title}” for “${alertConfig.name}”. Its matches are filtered from now on.`);
      refresh();
    },
    onError: (error) => showFailure('The podcast wasn’t muted', error),
  });

  const accept = useMutation({
    mutationFn: ({ proposal: { updates }, match }: { proposal: Proposal; match: AlertMatch }) =>
      updates ? updateAlert(match.alertConfig.id, updates.updates) : muteShow(match.alertConfig.id, match.podcast.id, true),
    onSuccess: ({ changeId }, { proposal, match }) => {
      setRejection(null);
      showUndo(changeId, `Changed “${match.alertConfig.name}”: ${proposal.label}`);
      refresh();
    },
    onError: (error) => showFailure('The alert wasn’t changed', error),
  });

  return {
    markSeen: (matches: readonly AlertMatch[], isSeen: boolean) => seen.mutate({ matches, isSeen }),
    markAll,
    snooze: (matches: readonly AlertMatch[], until: Date | null) => snoozing.mutate({ matches, until }),
    reject,
    keep,
    mute,
    accept,
    rejection,
    dismissRejection: () => {
      setRejection(null);
      refresh();
    },
  };
}
