import { Anchor, Container, Paper, Stack, Text, Title } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useRouter, useSearch } from '@tanstack/react-router';
import { useEffect } from 'react';
import { signUp } from '../../api/actions';
import { AppLink } from '../../ui/navigation/AppLink';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import { returnPath } from '../../widgets/return-path';
import { EmailForm } from './EmailForm';
import { TermsNotice } from './TermsNotice';

/** Plans that are chosen after signing up. */
const PAID_PLANS = [
  { name: 'business', label: 'Business' },
  { name: 'agency', label: 'Agency' },
] as const;

/** Spec 2: /sign-up. `plan` is the plan that the reader chose on the page of the prices, to which signing up leads back. */
export function SignUpPage() {
  const router = useRouter();
  const search = useSearch({ strict: false });
  const source = readText(search.source);
  const email = readText(search.email);
  const plan = PAID_PLANS.find(({ name }) => name === readText(search.plan));
  useTitle('Sign up');
  useEffect(() => {
    if (plan) returnPath.remember(paths.pricing({ plan: plan.name }));
  }, [plan]);
  const request = useMutation({
    mutationFn: signUp,
    onSuccess: (_, address) => void router.navigate({ href: paths.validationEmailSent({ email: address, source }) }),
  });
  return (
    <Container size={460} py={56}>
      <Stack gap="md">
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={1} size="h2">
            Sign up
          </Title>
          <Text c="dimmed" mt={6} mb="lg">
            {plan ? `Sign up with your email. You start on the Free plan, and then return to the prices to choose ${plan.label}.` : 'Sign up with your email. It’s free, and no password is needed.'}
          </Text>
          <EmailForm initialEmail={email} submitLabel="Create account" isPending={request.isPending} onSubmit={request.mutate} />
          <TermsNotice />
          <Text mt="lg">
            Already have an account?{' '}
            <Anchor component={AppLink} href={paths.signIn({ email, source })} underline="always" inherit>
              Sign in
            </Anchor>
            .
          </Text>
        </Paper>
        {request.isError && <ErrorState title="The email wasn’t sent" error={request.error} />}
      </Stack>
    </Container>
  );
}
