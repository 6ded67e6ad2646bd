import { validateSignUp } from '../../api/actions';
import { paths } from '../../urls/paths';
import { MailLinkPage } from './MailLinkPage';

/** Spec 2: /sign-up/validate. */
export function ValidatePage() {
  return (
    <MailLinkPage
      title="Create your Earshot account"
      text="Click to create your account. This link works once."
      submitLabel="Create account"
      submitKey={validateSignUp}
      startPath={paths.onboarding()}
      pathWithoutKey={paths.validate()}
      requestLinkPath={paths.signUp()}
    />
  );
}
