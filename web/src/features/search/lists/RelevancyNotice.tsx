import { Anchor } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import type { ListActions } from './list-actions';
import classes from './ResultLists.module.css';

/** Explains why results have no ratings: the list has no subjects to compare podcasts with. */
export function RelevancyNotice({ list: { slug, name } }: { list: NonNullable<ListActions['target']> }) {
  return (
    <p className={classes.hidden} role="note">
      We don’t know what fits {name} yet.{' '}
      <Anchor component={AppLink} href={paths.project(slug, 'settings')} underline="always" inherit>
        Add a purpose or keywords
      </Anchor>
    </p>
  );
}
