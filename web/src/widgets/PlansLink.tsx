import { Anchor } from '@mantine/core';
import { AppLink } from '../ui/navigation/AppLink';
import { paths } from '../urls/paths';

/** Leads from a lock or a limit to the plans. */
export function PlansLink() {
  return (
    <Anchor component={AppLink} href={paths.pricing()} underline="always" inherit>
      Compare plans
    </Anchor>
  );
}
