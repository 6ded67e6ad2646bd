import { Badge, Menu, Switch } from '@mantine/core';
import { useInViewport } from '@mantine/hooks';
import { IconSettings, IconTrash } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { alertTrendQuery } from '../../api/alerts/configs';
import type { AlertConfig } from '../../api/alerts/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatCount } from '../../ui/text/format';
import { MoreMenu } from '../../ui/forms/MoreMenu';
import rows from '../../ui/layout/Rows.module.css';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { paths } from '../../urls/paths';
import { kindLabel } from './alert-fields';
import { channelsOf } from './digest-text';
import { perWeekText } from './match-text';
import type { useAlertActions } from './useAlertActions';

interface AlertRowProps {
  alert: AlertConfig;
  actions: ReturnType<typeof useAlertActions>;
}

/** A row of the alerts. */
export function AlertRow({ alert, actions }: AlertRowProps) {
  const { id, alertName, alertType, enabled, unseenCount, lastMatchDate } = alert;
  return (
    <li className={rows.row}>
      <div className={rows.text}>
        <AppLink href={paths.alert(id)} className={rows.name} data-off={!enabled || undefined}>
          {alertName}
        </AppLink>
        <div className="dotted facts">
          <span>{kindLabel(alertType)}</span>
          {channelsOf(alert).map((channel) => (
            <span key={channel}>{channel}</span>
          ))}
          {lastMatchDate ? (
            <span>
              last match <TimeAgo value={lastMatchDate} />
            </span>
          ) : (
            <span>no match yet</span>
          )}
          <Forecast alertId={id} />
        </div>
      </div>
      <div>
        {unseenCount > 0 && (
          <Badge component="span" variant="light" tt="none">
            {formatCount(unseenCount)} new
          </Badge>
        )}
      </div>
      <AlertControls alert={alert} actions={actions} />
    </li>
  );
}

/** The expected matches per week, counted when the row comes into view. */
function Forecast({ alertId }: { alertId: string }) {
  const { ref, inViewport } = useInViewport<HTMLSpanElement>();
  const [wasSeen, setWasSeen] = useState(false);
  if (inViewport && !wasSeen) setWasSeen(true);
  const { data } = useQuery({ ...alertTrendQuery(alertId), enabled: wasSeen, retry: false });
  return (
    <span ref={ref} className="numbers">
      {data ? perWeekText(data.perWeek) : '\u00A0'}
    </span>
  );
}

/** The switch of an alert and its menu. */
export function AlertControls({ alert, actions, onDeleted }: AlertRowProps & { onDeleted?: () => void }) {
  const router = useRouter();
  const { id, alertName, enabled } = alert;
  const pending = actions.toggle.isPending && actions.toggle.variables?.alert.id === id ? actions.toggle.variables : null;
  return (
    <div style={{ display: 'flex', gap: 4, alignItems: 'center' }}>
      <Switch aria-label={`${alertName} is on`} checked={pending?.enabled ?? enabled} disabled={pending !== null} onChange={(event) => actions.toggle.mutate({ alert, enabled: event.currentTarget.checked })} />
      <MoreMenu subject={alertName}>
        <Menu.Item leftSection={<IconSettings size={17} />} onClick={() => void router.navigate({ href: paths.alert(id, { tab: 'settings' }) })}>
          Settings
        </Menu.Item>
        <Menu.Item className="danger" leftSection={<IconTrash size={17} />} onClick={() => actions.remove.mutate(alert, onDeleted ? { onSuccess: onDeleted } : undefined)}>
          Delete
        </Menu.Item>
      </MoreMenu>
    </div>
  );
}
