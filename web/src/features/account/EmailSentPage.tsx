import { useSearch } from '@tanstack/react-router';
import { paths } from '../../app/paths';
import { readText } from '../../app/query-string';
import { useTitle } from '../../ui/useTitle';
import { CheckInboxPanel } from './CheckInboxPanel';

export function EmailSentPage() {
  const email = readText(useSearch({ strict: false }).email);
  useTitle('Look into your mail');
  return (
    <CheckInboxPanel resendPath={paths.signIn(email ? { email } : {})}>
      If {email ? <strong>{email}</strong> : 'the address'} can sign in, a link is on its way to it. It works once, and for a short time.
    </CheckInboxPanel>
  );
}
