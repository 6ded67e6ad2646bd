import { Anchor } from '@mantine/core';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import type { ListActions } from './list-actions';
import classes from './ResultLists.module.css';

/** Why results have no ratings: the list has nothing that podcasts could be compared with. */
export function RelevancyNotice({ list: { slug, name } }: { list: NonNullable<ListActions['target']> }) {
  return (
    <p className={classes.hidden} role="note">
      Nothing describes what fits {name} yet.{' '}
      <Anchor component={AppLink} href={paths.project(slug, 'settings')} underline="always" inherit>
        Add a purpose or keywords
      </Anchor>
    </p>
  );
}
