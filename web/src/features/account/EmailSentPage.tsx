import { useSearch } from '@tanstack/react-router';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { readText } from '../../urls/query-string';
import { CheckInboxPanel } from './CheckInboxPanel';

export function EmailSentPage() {
  const email = readText(useSearch({ strict: false }).email);
  useTitle('Check your inbox');
  return (
    <CheckInboxPanel startPath={paths.app()} resendPath={paths.signIn(email ? { email } : {})}>
      If {email ? <strong>{email}</strong> : 'the address'} belongs to an account, we’ve sent it a sign-in link. The link works once and expires soon.
    </CheckInboxPanel>
  );
}
