import { validateSignUp } from '../../api/actions';
import { paths } from '../../app/paths';
import { MailLinkPage } from './MailLinkPage';

/** Spec 2: /sign-up/validate. */
export function ValidatePage() {
  return (
    <MailLinkPage
      title="Your account at Earshot"
      text="One press, and the address is yours here. The link works once."
      submitLabel="Make my account"
      submitKey={validateSignUp}
      pathWithoutKey={paths.validate()}
      requestLinkPath={paths.signUp()}
    />
  );
}
