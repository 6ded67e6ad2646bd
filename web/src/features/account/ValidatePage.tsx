import { validateSignUp } from '../../api/actions';
import { paths } from '../../app/paths';
import { LinkPage } from './LinkPage';

/** Spec 2: /sign-up/validate. */
export function ValidatePage() {
  return (
    <LinkPage
      title="Your account at Earshot"
      text="One press, and the address is yours here. The link works once."
      button="Make my account"
      act={validateSignUp}
      here={paths.validate()}
      again={paths.signUp()}
    />
  );
}
