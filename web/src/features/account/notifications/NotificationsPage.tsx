import { Anchor, Stack, Switch, Text } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { Section } from '../../../ui/layout/Section';
import { SkeletonRows } from '../../../ui/layout/states';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { SettingsLayout } from '../SettingsLayout';
import { useProfileSwitch } from '../useProfileSwitch';

/** Mails that cannot be switched off, because their reader has requested each or needs it. */
const ALWAYS_MAILED = ['Links and codes to sign in and to confirm', 'Invitations to a team', 'A webhook of your team was turned off (admins and the owner)', 'Guest preparations that you send'];

/** `/app/user-settings/notifications`: what is mailed to the reader. */
export function NotificationsPage() {
  return (
    <SettingsLayout title="Notifications">
      <MailSwitches />
    </SettingsLayout>
  );
}

function MailSwitches() {
  const digests = useProfileSwitch('mailsDigests', 'Notifications saved');
  if (digests.isPending) return <SkeletonRows count={2} height={44} label="Loading your notifications" />;
  if (digests.error) return <ErrorState title="Couldn’t load your notifications" error={digests.error} onRetry={digests.retry} />;
  return (
    <Stack gap="xl">
      <Section title="Emails you choose">
        <Switch label="Digests of alerts" description="When off, no alert emails you, in any of your teams. Matches still appear in the app." checked={digests.isOn} onChange={(event) => digests.set(event.currentTarget.checked)} />
        {digests.saveError && <ErrorState title="The setting wasn’t saved" error={digests.saveError} />}
        <Text size="sm" mt="sm">
          How often an alert emails you is set on{' '}
          <Anchor component={AppLink} href={paths.alerts()} underline="always" inherit>
            the alert
          </Anchor>
          .
        </Text>
      </Section>
      <Section title="Always sent">
        <ul className="bullets">
          {ALWAYS_MAILED.map((mail) => (
            <li key={mail}>{mail}</li>
          ))}
        </ul>
      </Section>
    </Stack>
  );
}
