import { Anchor, SegmentedControl, Switch } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import { GuestField } from '../../../widgets/outreach/GuestField';
import classes from '../Outreach.module.css';
import { PodcastField } from '../PodcastField';
import { ProjectField } from '../ProjectField';
import { type HistoryView, isFiltered, type PitchedFilter } from './history-view';

const PITCHED: readonly { value: PitchedFilter; label: string }[] = [
  { value: 'all', label: 'All' },
  { value: 'open', label: 'Not pitched' },
  { value: 'pitched', label: 'Pitched' },
];

interface HistoryFiltersProps {
  view: HistoryView;
  onChange: (changes: Partial<HistoryView>) => void;
}

export function HistoryFilters({ view, onChange }: HistoryFiltersProps) {
  return (
    <search className={classes.filters} aria-label="Filters">
      <GuestField label="Guest" emptyLabel="All guests" value={view.guest} onChange={(guest) => onChange({ guest })} />
      <ProjectField label="List" emptyLabel="All lists" value={view.project} onChange={(project) => onChange({ project })} />
      <PodcastField label="Podcast" placeholder="All podcasts" isClearable value={view.podcast} onChange={(podcast) => onChange({ podcast })} />
      <SegmentedControl
        aria-label="State"
        value={view.pitched}
        data={PITCHED.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => onChange({ pitched: PITCHED.find((each) => each.value === value)?.value ?? 'all' })}
      />
      <Switch label="Only mine" checked={view.isMine} onChange={(event) => onChange({ isMine: event.currentTarget.checked })} />
      {isFiltered(view) && (
        <Anchor component={AppLink} href={paths.outreach()} size="sm" resetScroll={false} className={classes.clear}>
          Clear all
        </Anchor>
      )}
    </search>
  );
}
