import { useSearch } from '@tanstack/react-router';
import { paths } from '../../app/paths';
import { readText } from '../../app/query-string';
import { useTitle } from '../../ui/useTitle';
import { CheckInboxPanel } from './CheckInboxPanel';

/** Spec 2: /sign-up/validation-email-sent. */
export function ValidationSentPage() {
  const search = useSearch({ strict: false });
  const email = readText(search.email);
  useTitle('Look into your mail');
  return (
    <CheckInboxPanel resendPath={paths.signUp({ email, source: readText(search.source) })}>
      A mail is on its way to {email ? <strong>{email}</strong> : 'the address'}. Its link makes your account. It works once, and for a short time.
    </CheckInboxPanel>
  );
}
