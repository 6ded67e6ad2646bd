import { Button, Group, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type ManagedTeam, managedTeamsKey, setTeamPlan } from '../../../api/account/administration';
import { capitalize } from '../../../ui/text/format';
import { ErrorState } from '../../../widgets/ErrorState';
import { showMessage } from '../../../widgets/undo';
import { ConfirmIdentityPanel } from '../ConfirmIdentityPanel';
import { needsConfirmation } from '../confirmation-errors';
import { fieldsOf, type PlanFields, problemsOf, SET_PLANS, settingOf } from './plan-setting';

const PERIODS = [
  { value: '', label: 'Without an end' },
  { value: 'monthly', label: 'Monthly' },
  { value: 'annual', label: 'Annual' },
];

const PLAN_OPTIONS = SET_PLANS.map((plan) => ({ value: plan, label: capitalize(plan) }));

/** Sets the plan of a team, with a reason that the team reads. */
export function PlanForm({ team, onDone }: { team: ManagedTeam; onDone: () => void }) {
  const queryClient = useQueryClient();
  const [fields, setFields] = useState<PlanFields>(() => fieldsOf(team));
  const [problems, setProblems] = useState<ReturnType<typeof problemsOf>>({});
  const [lastDay, reason] = [useRef<HTMLInputElement>(null), useRef<HTMLInputElement>(null)];
  const save = useMutation({
    mutationFn: () => setTeamPlan(team.id, settingOf(fields)),
    onSuccess: ({ team: changed }) => {
      showMessage(`${changed.name} is on the ${capitalize(changed.plan)} plan`);
      onDone();
      return queryClient.invalidateQueries({ queryKey: managedTeamsKey });
    },
  });
  const change = (part: Partial<PlanFields>) => setFields({ ...fields, ...part });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const found = problemsOf(fields, new Date().toISOString().slice(0, 10));
    setProblems(found);
    if (found.lastDay) lastDay.current?.focus();
    else if (found.reason) reason.current?.focus();
    else save.mutate();
  };
  const hasPeriod = fields.plan !== 'free';
  return (
    <>
      <form noValidate aria-label={`Plan of ${team.name}`} onSubmit={submit}>
        <Stack gap="sm" mt="sm">
          <Group gap="sm" align="start">
            <NativeSelect label="Plan" data={PLAN_OPTIONS} value={fields.plan} onChange={(event) => change({ plan: event.currentTarget.value })} />
            {hasPeriod && <NativeSelect label="Period" data={PERIODS} value={fields.period} onChange={(event) => change({ period: event.currentTarget.value })} />}
            {hasPeriod && fields.period !== '' && (
              <TextInput ref={lastDay} type="date" label="Last day" value={fields.lastDay} error={problems.lastDay} onChange={(event) => change({ lastDay: event.currentTarget.value })} />
            )}
          </Group>
          <TextInput ref={reason} label="Reason" description="The team reads it in its activity history" maxLength={500} value={fields.reason} error={problems.reason} onChange={(event) => change({ reason: event.currentTarget.value })} />
          <Text size="sm" c="dimmed">
            The plan applies at once. After the last day, the team has three more days, and is on the free plan then. A payment replaces the plan.
          </Text>
          <Group gap="sm">
            <Button type="submit" loading={save.isPending}>
              Set plan
            </Button>
            <Button variant="default" onClick={onDone}>
              Cancel
            </Button>
          </Group>
          {save.isError && !needsConfirmation(save.error) && <ErrorState title="The plan wasn’t set" error={save.error} />}
        </Stack>
      </form>
      {needsConfirmation(save.error) && <ConfirmIdentityPanel onConfirmed={() => save.mutate()} />}
    </>
  );
}
