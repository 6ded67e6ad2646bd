import { Badge, Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { webhooksQuery } from '../../../api/alerts/webhooks';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Section } from '../../../ui/layout/Section';
import { paths } from '../../../urls/paths';
import { useIsTeamAdmin } from '../../../widgets/useOwnRole';
import { SettingsLayout } from '../SettingsLayout';
import classes from '../Settings.module.css';

/** Services that Earshot does not exchange data with. Spec 2 lists integrations without naming them. */
const NOT_CONNECTED = ['Airtable', 'Amazon S3', 'HubSpot', 'Salesforce', 'Zapier'];

/** `/app/team-settings/integrations` (spec 2): where the team’s data can go. */
export function IntegrationsPage() {
  return (
    <SettingsLayout title="Integrations">
      <Integrations />
    </SettingsLayout>
  );
}

function Integrations() {
  const isAdmin = useIsTeamAdmin();
  const { data } = useQuery({ ...webhooksQuery, enabled: isAdmin === true, retry: false });
  const count = (kind: string) => data?.webhooks.filter((webhook) => webhook.kind === kind && webhook.enabled).length ?? 0;
  const rows = [
    { name: 'Webhooks', text: 'Signed events sent to your endpoint: alert matches, guest appearances, podcasts added to lists.', href: paths.webhooks(), action: 'View webhooks', count: count('standard') },
    { name: 'Slack', text: 'Alert matches as messages in a channel, through an incoming webhook of Slack.', href: paths.webhooks(), action: 'Add a Slack webhook', count: count('slack') },
    { name: 'RSS and JSON feeds', text: 'A private feed for each alert, for any feed reader.', href: paths.alerts(), action: 'Choose an alert', count: 0 },
    { name: 'API', text: 'All data over HTTP, with your team’s keys.', href: paths.developers(), action: 'View API keys', count: 0 },
  ];
  return (
    <Stack gap="xl">
      <ul className={classes.list} aria-label="Integrations">
        {rows.map(({ name, text, href, action, count: connected }) => (
          <Paper key={name} withBorder radius="lg" p="md" bg="var(--surface)" component="li">
            <div className={classes.row}>
              <div>
                <Group gap="xs">
                  <Text fw={650}>{name}</Text>
                  {connected > 0 && <Badge variant="light" color="green">{`${connected} on`}</Badge>}
                </Group>
                <Text size="sm" c="dimmed">
                  {text}
                </Text>
              </div>
              <Button component={AppLink} href={href} variant="default">
                {action}
              </Button>
            </div>
          </Paper>
        ))}
      </ul>
      <Section title="Not connected">
        <Text size="sm" c="dimmed" mb="sm">
          Earshot doesn’t connect to these services itself. Use webhooks, the API or CSV exports.
        </Text>
        <Group gap="xs">
          {NOT_CONNECTED.map((name) => (
            <Badge key={name} variant="outline" color="gray" tt="none">
              {name}
            </Badge>
          ))}
        </Group>
      </Section>
    </Stack>
  );
}
