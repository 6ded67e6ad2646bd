import { IconLock } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../api/queries';
import { AppLink } from '../ui/navigation/AppLink';
import { paths } from '../urls/paths';
import classes from './LockedFact.module.css';
import { factPlanLabel, planForFact, type RestrictedFact } from './locked-facts';

/** Returns whether the reader's plan hides a fact, so that its absence does not mean that it is unknown. */
export function useIsLocked(fact: RestrictedFact): boolean {
  const { data: me } = useQuery(meQuery);
  return me !== undefined && planForFact(fact, me.limits.tier) !== null;
}

/** Takes the place of a fact that the reader's plan hides: a lock and the plan that shows it. Leads to signing up, or to the plans. */
export function LockedFact({ fact }: { fact: RestrictedFact }) {
  const { data: me } = useQuery(meQuery);
  const plan = planForFact(fact, me?.limits.tier);
  if (plan === null) return null;
  const label = (
    <>
      <IconLock size={14} stroke={1.8} aria-hidden="true" />
      {factPlanLabel(plan)}
    </>
  );
  const title = `Shown with ${plan === 'free' ? 'a free account' : 'the Individual plan and above'}`;
  if (me?.user) {
    return (
      <AppLink href={paths.pricing()} className={classes.locked} title={`${title}. Compare plans`}>
        {label}
      </AppLink>
    );
  }
  // Signing up leads back to the fact.
  return (
    <AppLink href={plan === 'free' ? paths.signUp() : paths.pricing()} className={classes.locked} title={`${title}. ${plan === 'free' ? 'Create one' : 'Compare plans'}`}>
      {label}
    </AppLink>
  );
}
