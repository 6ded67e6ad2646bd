import { Anchor, Text } from '@mantine/core';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';

/** What a new account accepts. It stands below the button that creates one. */
export const TermsNotice = () => (
  <Text size="sm" c="dimmed" mt="md">
    By creating an account, you accept the{' '}
    <Anchor component={AppLink} href={paths.terms()} underline="always" inherit>
      terms of service
    </Anchor>{' '}
    and the{' '}
    <Anchor component={AppLink} href={paths.privacy()} underline="always" inherit>
      privacy policy
    </Anchor>
    .
  </Text>
);
