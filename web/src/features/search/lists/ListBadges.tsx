import { use } from 'react';
import type { ListedHit } from '../../../api/lists/search-lists';
import { ListBadges as Badges } from '../../../widgets/lists/ListBadges';
import { ListActionsContext } from './list-actions';

/** The lists that a result is on, the one that results are added to first. */
export function ListBadges({ hit }: { hit: ListedHit }) {
  return <Badges podcast={hit} targetSlug={use(ListActionsContext)?.target?.slug ?? null} />;
}
