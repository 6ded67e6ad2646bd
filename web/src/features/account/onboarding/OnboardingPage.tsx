import { Button, Container, Group, Paper, Radio, Stack, Text, TextInput, Title } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { type Profile, type ProfileChanges, profileQuery, updateProfile } from '../../../api/account/profile';
import { openPage } from '../../../ui/navigation/open-page';
import { SkeletonRows } from '../../../ui/layout/states';
import { useTitle } from '../../../ui/layout/useTitle';
import { paths } from '../../../urls/paths';
import { ErrorState } from '../../../widgets/ErrorState';
import { nextStep, OTHER_REASON_REQUIRED, REASONS } from './reasons';

/** `/onboarding` (spec 2): two questions and a first step. What is answered stays, so it can go on later. */
export function OnboardingPage() {
  useTitle('Welcome');
  const { data, isPending, isError, error, refetch } = useQuery(profileQuery);
  return (
    <Container size={620} py={40}>
      <Stack gap="lg">
        <Title order={1}>Welcome to Earshot</Title>
        {isPending && <SkeletonRows count={3} label="Loading" />}
        {isError && <ErrorState title="Couldn’t load your profile" error={error} onRetry={() => void refetch()} />}
        {data && <Steps profile={data.profile} />}
      </Stack>
    </Container>
  );
}

type Step = 'reason' | 'role' | 'start';

/** The first step without an answer. */
const firstOpen = ({ reason, role }: Profile): Step => (!reason ? 'reason' : !role ? 'role' : 'start');

function Steps({ profile }: { profile: Profile }) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const [step, setStep] = useState<Step>(() => firstOpen(profile));
  const save = useMutation({
    mutationFn: ({ changes }: { changes: ProfileChanges; onSaved: () => void }) => updateProfile(changes),
    onSuccess: (saved, { onSaved }) => {
      queryClient.setQueryData(profileQuery.queryKey, saved);
      onSaved();
    },
  });
  const leaveTo = (href: string, onboarding: 'skipped' | 'done') => save.mutate({ changes: { onboarding }, onSaved: () => openPage(router, href) });
  const next = nextStep(profile.reason);
  return (
    <>
      <Text c="dimmed" aria-live="polite">
        {{ reason: 'Question 1 of 2', role: 'Question 2 of 2', start: 'Ready' }[step]}
      </Text>
      {step === 'reason' && <ReasonForm profile={profile} isSaving={save.isPending} onSave={(changes) => save.mutate({ changes, onSaved: () => setStep('role') })} />}
      {step === 'role' && <RoleForm profile={profile} isSaving={save.isPending} onSave={(changes) => save.mutate({ changes, onSaved: () => setStep('start') })} onBack={() => setStep('reason')} />}
      {step === 'start' && (
        <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
          <Title order={2} size="h3" mb={4}>
            {next.label}
          </Title>
          <Text mb="lg">{next.text}</Text>
          <Group gap="sm">
            <Button size="md" loading={save.isPending} onClick={() => leaveTo(next.href, 'done')}>
              {next.label}
            </Button>
            <Button size="md" variant="default" onClick={() => setStep('role')}>
              Back
            </Button>
          </Group>
        </Paper>
      )}
      {save.isError && <ErrorState title="Your answer wasn’t saved" error={save.error} />}
      <Group>
        <Button variant="subtle" size="md" px="xs" ml="calc(-1 * var(--mantine-spacing-xs))" onClick={() => leaveTo(paths.app(), step === 'start' ? 'done' : 'skipped')}>
          {step === 'start' ? 'Go to the dashboard' : 'Skip for now'}
        </Button>
      </Group>
    </>
  );
}

interface FormProps {
  profile: Profile;
  isSaving: boolean;
  onSave: (changes: ProfileChanges) => void;
}

function ReasonForm({ profile, isSaving, onSave }: FormProps) {
  const [reason, setReason] = useState(profile.reason ?? '');
  const [other, setOther] = useState(profile.otherReason ?? '');
  const [fieldError, setFieldError] = useState<string | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const submit = () => {
    const isMissing = reason === 'other' && other.trim() === '';
    setFieldError(isMissing ? OTHER_REASON_REQUIRED : null);
    if (isMissing) input.current?.focus();
    else onSave({ reason, ...(reason === 'other' && { otherReason: other.trim() }) });
  };
  return (
    <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <Stack gap="lg">
          <Radio.Group label="What brings you here?" size="md" value={reason} onChange={setReason}>
            <Stack gap="sm" mt="md">
              {REASONS.map(({ value, label }) => (
                <Radio key={value} value={value} label={label} />
              ))}
            </Stack>
          </Radio.Group>
          {reason === 'other' && <TextInput ref={input} label="What is it?" maxLength={300} value={other} error={fieldError} onChange={(event) => setOther(event.currentTarget.value)} />}
          <Group>
            <Button type="submit" size="md" loading={isSaving} disabled={!reason}>
              Continue
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}

const ROLES = ['Podcast guest or author', 'Booking agent or publicist', 'Marketer', 'Podcaster', 'Researcher or journalist', 'Developer'];
const OTHER = 'other';

function RoleForm({ profile, isSaving, onSave, onBack }: FormProps & { onBack: () => void }) {
  const isListed = profile.role === null || profile.role === undefined || ROLES.includes(profile.role);
  const [role, setRole] = useState(isListed ? (profile.role ?? '') : OTHER);
  const [other, setOther] = useState(isListed ? '' : (profile.role ?? ''));
  const value = role === OTHER ? other.trim() : role;
  return (
    <Paper withBorder radius="lg" p="xl" bg="var(--surface)">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (value) onSave({ role: value });
        }}
      >
        <Stack gap="lg">
          <Radio.Group label="What do you do?" size="md" value={role} onChange={setRole}>
            <Stack gap="sm" mt="md">
              {ROLES.map((name) => (
                <Radio key={name} value={name} label={name} />
              ))}
              <Radio value={OTHER} label="Something else" />
            </Stack>
          </Radio.Group>
          {role === OTHER && <TextInput label="What’s your role?" maxLength={100} value={other} onChange={(event) => setOther(event.currentTarget.value)} />}
          <Group gap="sm">
            <Button type="submit" size="md" loading={isSaving} disabled={!value}>
              Continue
            </Button>
            <Button size="md" variant="default" onClick={onBack}>
              Back
            </Button>
          </Group>
        </Stack>
      </form>
    </Paper>
  );
}
