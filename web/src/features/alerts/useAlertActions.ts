import { useMutation, useQueryClient } from '@tanstack/react-query';
import { alertsQuery, deleteAlert, updateAlert } from '../../api/alerts/configs';
import type { AlertConfig } from '../../api/alerts/types';
import { showFailure, showUndo } from '../../widgets/undo';

/** The actions on an alert, on its row and on its page. Each change can be undone. */
export function useAlertActions() {
  const queryClient = useQueryClient();
  const refresh = () => Promise.all([queryClient.invalidateQueries({ queryKey: ['alerts'] }), queryClient.invalidateQueries({ queryKey: ['alert-matches'] })]);
  const toggle = useMutation({
    mutationFn: ({ alert, enabled }: { alert: AlertConfig; enabled: boolean }) => updateAlert(alert.id, { enabled }, alert.version),
    onSuccess: ({ changeId }, { alert, enabled }) => (showUndo(changeId, `“${alert.alertName}” is ${enabled ? 'on' : 'off'}`), refresh()),
    onError: (error) => (showFailure('The alert wasn’t changed', error), refresh()),
  });
  const remove = useMutation({
    mutationFn: (alert: AlertConfig) => deleteAlert(alert.id),
    onSuccess: ({ changeId }, { id, alertName }) => {
      showUndo(changeId, `“${alertName}” deleted`);
      // The reader leaves the alert's page, so the page must not fetch the alert again.
      void queryClient.invalidateQueries({ queryKey: ['alerts', id], refetchType: 'none' });
      void queryClient.invalidateQueries({ queryKey: alertsQuery.queryKey });
      void queryClient.invalidateQueries({ queryKey: ['alert-matches'] });
    },
    onError: (error) => (showFailure('The alert wasn’t deleted', error), refresh()),
  });
  return { toggle, remove };
}
