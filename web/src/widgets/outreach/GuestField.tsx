import { NativeSelect } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { Ref } from 'react';
import { guestChoiceQuery } from '../../api/outreach/guest-choice';

interface GuestFieldProps {
  label: string;
  /** The text of the first option, which chooses none. */
  emptyLabel: string;
  /** Id of the guest profile. */
  value: string | null;
  error?: string | undefined;
  ref?: Ref<HTMLSelectElement>;
  onChange: (guestProfileId: string | null) => void;
}

/** Chooses one of the guest profiles of the team. */
export function GuestField({ label, emptyLabel, value, error, ref, onChange }: GuestFieldProps) {
  const { data, isPending } = useQuery(guestChoiceQuery);
  const guests = data?.guestProfiles ?? [];
  const isListed = guests.some(({ guestProfileId }) => guestProfileId === value);
  return (
    <NativeSelect
      ref={ref}
      label={label}
      disabled={isPending}
      value={value ?? ''}
      error={error}
      data={[
        { value: '', label: isPending ? 'Loading…' : emptyLabel },
        // An archived profile is not among the current ones.
        ...(value !== null && !isListed ? [{ value, label: isPending ? 'Loading…' : 'Archived or deleted guest' }] : []),
        ...guests.map(({ guestProfileId, name, companyName }) => ({ value: guestProfileId, label: companyName ? `${name} (${companyName})` : name || 'Unnamed guest' })),
      ]}
      onChange={(event) => onChange(event.currentTarget.value || null)}
    />
  );
}
