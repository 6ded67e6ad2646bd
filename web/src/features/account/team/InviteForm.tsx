import { Button, NativeSelect, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { inviteMember, invitationsQuery } from '../../../api/lists/members';
import type { Role } from '../../../api/lists/types';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { validateEmail } from '../sign-in-fields';
import { ROLE_LABELS, ROLE_TEXTS } from './member-rules';
import classes from './Team.module.css';

interface InviteFields {
  email: string;
  role: Role;
}

export function InviteForm() {
  const queryClient = useQueryClient();
  const form = useForm<InviteFields>({ initialValues: { email: '', role: 'member' }, validate: { email: validateEmail } });
  const invite = useMutation({
    mutationFn: inviteMember,
    onSuccess: (_, { email }) => {
      form.reset();
      showMessage(`Invitation sent to ${email}`);
      return queryClient.invalidateQueries({ queryKey: invitationsQuery.queryKey });
    },
  });
  const submit = form.onSubmit(
    ({ email, role }) => invite.mutate({ email: email.trim(), role }),
    () => form.getInputNode('email')?.focus(),
  );
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        We’ll email them a link. It works once and expires in 7 days.
      </Text>
      <form noValidate className={classes.invite} onSubmit={submit} aria-label="Invite people">
        <TextInput label="Email address" type="email" autoComplete="off" key={form.key('email')} {...form.getInputProps('email')} />
        <NativeSelect
          label="Role"
          data={[{ value: 'member', label: ROLE_LABELS.member }, { value: 'admin', label: ROLE_LABELS.admin }]}
          key={form.key('role')}
          {...form.getInputProps('role')}
        />
        <Button type="submit" loading={invite.isPending}>
          Send invitation
        </Button>
      </form>
      <Text size="sm" c="dimmed" mt={6}>
        {ROLE_LABELS[form.values.role]}: {ROLE_TEXTS[form.values.role]}
      </Text>
      {invite.isError && <ErrorState title="The invitation wasn’t sent" error={invite.error} />}
    </>
  );
}
