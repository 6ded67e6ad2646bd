import { signIn } from '../../api/actions';
import { paths } from '../../urls/paths';
import { MailLinkPage } from './MailLinkPage';

export function EmailLinkPage() {
  return (
    <MailLinkPage
      title="Sign in to Earshot"
      text="Click to sign in. This link works once."
      submitLabel="Sign in"
      submitKey={signIn}
      startPath={paths.app()}
      pathWithoutKey={paths.emailLink()}
      requestLinkPath={paths.signIn()}
    />
  );
}
