import type { DataColumn } from '../../../ui/data-table/data-column';
import { countryName } from '../../../ui/countries';
import { capitalize, formatCount, formatDecimal, genreName, languageName } from '../../../ui/format';
import { PriorityBadge } from '../../../ui/PriorityBadge';
import { Rating } from '../../../ui/Rating';
import { StateBadge } from '../../../ui/StateBadge';
import { LabelsCell, LastPitchCell, Missing, NextActionCell, NotesCell, OtherListsCell, TimeCell, TitleCell } from './cells';
import classes from './List.module.css';
import { contactLabel } from './list-filters';
import type { ListRow } from './list-row';
import type { SortColumn } from './list-sorts';

const clipped = (text: string | null) =>
  text === null || text === '' ? (
    <Missing />
  ) : (
    <span className={classes.clipped} title={text}>
      {text}
    </span>
  );

type ListColumn = DataColumn<ListRow> & { key: SortColumn };

/** Every column has a sort, with its key. */
export const LIST_COLUMNS: readonly ListColumn[] = (
  [
    { key: 'title', label: 'Podcast', width: 320, pinned: 'start', isFixed: true, isRowHeader: true, cell: (row) => <TitleCell row={row} /> },
    { key: 'state', label: 'State', width: 124, isEditable: true, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'priority', label: 'Priority', width: 132, isEditable: true, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
    { key: 'labels', label: 'Labels', width: 168, isEditable: true, cell: (row) => <LabelsCell row={row} /> },
    { key: 'nextActionOn', label: 'Next action', width: 118, isEditable: true, cell: (row) => <NextActionCell row={row} /> },
    { key: 'contact', label: 'Contact', width: 136, cell: ({ contactState }) => clipped(contactState === null ? null : contactLabel(contactState)) },
    { key: 'relevancy', label: 'Relevancy', width: 108, cell: ({ relevancy }) => (relevancy === null ? <Missing /> : <Rating value={relevancy} />) },
    { key: 'authority', label: 'Authority', width: 96, isNumber: true, cell: ({ authority }) => (authority === null ? <Missing /> : formatDecimal(authority)) },
    { key: 'lastEpisode', label: 'Last episode', width: 128, cell: ({ lastEpisodeAtMs }) => <TimeCell timeMs={lastEpisodeAtMs} /> },
    { key: 'notes', label: 'Notes', width: 220, isEditable: true, cell: ({ notes }) => <NotesCell notes={notes} /> },
    { key: 'addedAt', label: 'Added', width: 124, hidden: true, cell: ({ addedAtMs }) => <TimeCell timeMs={addedAtMs} /> },
    { key: 'addedBy', label: 'Added by', width: 140, hidden: true, cell: ({ addedBy }) => clipped(addedBy) },
    { key: 'updatedAt', label: 'Changed', width: 124, hidden: true, cell: ({ updatedAtMs }) => <TimeCell timeMs={updatedAtMs} /> },
    { key: 'lastPitch', label: 'Last pitch', width: 180, hidden: true, cell: (row) => <LastPitchCell row={row} /> },
    { key: 'otherLists', label: 'Other lists', width: 160, hidden: true, cell: (row) => <OtherListsCell row={row} /> },
    { key: 'hasGuests', label: 'Guests', width: 92, hidden: true, cell: ({ hasGuests }) => (hasGuests === null ? <Missing /> : hasGuests ? 'Yes' : 'No') },
    { key: 'episodeCount', label: 'Episodes', width: 96, isNumber: true, hidden: true, cell: ({ episodeCount }) => (episodeCount === null ? <Missing /> : formatCount(episodeCount)) },
    { key: 'updateFrequency', label: 'Publishes', width: 108, hidden: true, cell: ({ updateFrequency }) => clipped(updateFrequency && capitalize(updateFrequency)) },
    { key: 'language', label: 'Language', width: 124, hidden: true, cell: ({ language }) => clipped(language && languageName(language)) },
    { key: 'genres', label: 'Genres', width: 180, hidden: true, cell: ({ genres }) => clipped(genres.map((genre) => genreName(genre.toLowerCase())).join(', ')) },
    { key: 'countries', label: 'Countries', width: 140, hidden: true, cell: ({ countries }) => clipped(countries.map((code) => countryName(code.toUpperCase())).join(', ')) },
    { key: 'author', label: 'Author', width: 160, hidden: true, cell: ({ author }) => clipped(author) },
  ] satisfies readonly ListColumn[]
).map((column) => ({ ...column, isSortable: true }));

/** The columns of a list that nobody may change. */
export const READ_ONLY_COLUMNS: readonly ListColumn[] = LIST_COLUMNS.map((column) => ({ ...column, isEditable: false }));
