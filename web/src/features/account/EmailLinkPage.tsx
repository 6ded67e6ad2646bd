import { signIn } from '../../api/actions';
import { paths } from '../../app/paths';
import { LinkPage } from './LinkPage';

export function EmailLinkPage() {
  return (
    <LinkPage
      title="Sign in to Earshot"
      text="One press, and you are in. The link works once."
      button="Sign in"
      act={signIn}
      here={paths.emailLink()}
      again={paths.signIn()}
    />
  );
}
