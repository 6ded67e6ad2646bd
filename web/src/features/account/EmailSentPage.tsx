import { Anchor, Container, Paper, Text, Title } from '@mantine/core';
import { IconMailCheck } from '@tabler/icons-react';
import { useSearch } from '@tanstack/react-router';
import { paths } from '../../app/paths';
import { readText } from '../../app/query-string';
import { AppLink } from '../../ui/AppLink';
import { useTitle } from '../../ui/useTitle';

export function EmailSentPage() {
  const email = readText(useSearch({ strict: false }).email);
  useTitle('Look into your mail');
  return (
    <Container size={520} py={56}>
      <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
        <IconMailCheck size={40} stroke={1.4} aria-hidden="true" />
        <Title order={1} size="h2" mt="sm">
          Look into your mail
        </Title>
        <Text mt="sm">
          If {email ? <strong>{email}</strong> : 'the address'} can sign in, a link is on its way to it. It works once, and for a short time.
        </Text>
        <Text c="dimmed" mt="sm" size="sm">
          Nothing there? Look among the unwanted mail, or{' '}
          <Anchor component={AppLink} href={paths.signIn(email ? { email } : {})} underline="always" inherit>
            ask for another link
          </Anchor>
          .
        </Text>
      </Paper>
    </Container>
  );
}
