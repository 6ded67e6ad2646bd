import { useSearch } from '@tanstack/react-router';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { readText } from '../../urls/query-string';
import { CheckInboxPanel } from './CheckInboxPanel';

/** Spec 2: /sign-up/validation-email-sent. */
export function ValidationSentPage() {
  const search = useSearch({ strict: false });
  const email = readText(search.email);
  useTitle('Check your inbox');
  return (
    <CheckInboxPanel startPath={paths.onboarding()} resendPath={paths.signUp({ email, source: readText(search.source) })}>
      We’ve sent an email to {email ? <strong>{email}</strong> : 'your address'}. Use its link to create your account. The link works once and expires soon.
    </CheckInboxPanel>
  );
}
