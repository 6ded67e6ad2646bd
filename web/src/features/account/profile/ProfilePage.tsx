import { SettingsLayout } from '../SettingsLayout';
import { ProfileSection } from './ProfileSection';
import { TeamSender } from './TeamSender';

/** `/app/user-settings/profile` (spec 2). */
export function ProfilePage() {
  return (
    <SettingsLayout title="Profile">
      <ProfileSection />
      <TeamSender />
    </SettingsLayout>
  );
}
