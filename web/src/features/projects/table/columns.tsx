import type { DataColumn } from '../../../ui/data-table/data-column';
import { countryName } from '../../../ui/text/countries';
import { capitalize, formatCount, formatDay, formatDecimal, genreName, languageName } from '../../../ui/text/format';
import { PriorityBadge } from '../../../ui/listed/PriorityBadge';
import { Rating } from '../../../ui/media/Rating';
import { StateBadge } from '../../../ui/listed/StateBadge';
import { ClientAnswerCell, LabelsCell, LastPitchCell, Missing, NextActionCell, NotesCell, OtherListsCell, TimeCell, TitleCell } from './cells';
import { type CustomColumn, customKey } from './custom-columns';
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

export type ListColumn = DataColumn<ListRow> & {
  key: SortColumn;
  /** Whether the column is left out while no row has a value. */
  isOptional?: boolean;
};

/** Every column has a sort, with its key. The first are those that one decides by: at 1280 pixels, they are all in view. */
export const LIST_COLUMNS: readonly ListColumn[] = (
  [
    { key: 'title', label: 'Podcast', width: 292, pinned: 'start', isFixed: true, isRowHeader: true, cell: (row) => <TitleCell row={row} /> },
    { key: 'relevancy', label: 'Relevancy', width: 118, isOptional: true, cell: ({ relevancy }) => (relevancy === null ? <Missing /> : <Rating value={relevancy} />) },
    { key: 'state', label: 'State', width: 116, isEditable: true, cell: ({ state }) => <StateBadge state={state} /> },
    { key: 'priority', label: 'Priority', width: 116, isEditable: true, cell: ({ priority }) => <PriorityBadge priority={priority} /> },
    { key: 'nextActionOn', label: 'Next action', width: 118, isEditable: true, cell: (row) => <NextActionCell row={row} /> },
    { key: 'assignee', label: 'Assignee', width: 128, isEditable: true, isOptional: true, cell: ({ assignee }) => clipped(assignee?.name ?? null) },
    { key: 'client', label: 'Client', width: 150, isOptional: true, cell: ({ clientAnswers: [latest] }) => (latest ? <ClientAnswerCell answer={latest} /> : <Missing />) },
    { key: 'contact', label: 'Contact', width: 124, isOptional: true, cell: ({ contactState }) => clipped(contactState === null ? null : contactLabel(contactState)) },
    { key: 'lastPitch', label: 'Last pitch', width: 150, isOptional: true, cell: (row) => <LastPitchCell row={row} /> },
    { key: 'authority', label: 'Authority', width: 96, isNumber: true, isOptional: true, cell: ({ authority }) => (authority === null ? <Missing /> : formatDecimal(authority)) },
    { key: 'lastEpisode', label: 'Last episode', width: 128, isOptional: true, cell: ({ lastEpisodeAtMs }) => <TimeCell timeMs={lastEpisodeAtMs} /> },
    { key: 'labels', label: 'Labels', width: 168, isEditable: true, isOptional: true, cell: (row) => <LabelsCell row={row} /> },
    { key: 'notes', label: 'Notes', width: 220, isEditable: true, isOptional: true, cell: ({ notes }) => <NotesCell notes={notes} /> },
    { key: 'addedAt', label: 'Added', width: 124, hidden: true, cell: ({ addedAtMs }) => <TimeCell timeMs={addedAtMs} /> },
    { key: 'addedBy', label: 'Added by', width: 140, hidden: true, cell: ({ addedBy }) => clipped(addedBy) },
    { key: 'updatedAt', label: 'Changed', width: 124, hidden: true, cell: ({ updatedAtMs }) => <TimeCell timeMs={updatedAtMs} /> },
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

/** The column of the table for a column of the team. */
function customListColumn({ id, name, kind }: CustomColumn): ListColumn {
  const key = customKey(id);
  const cell = (row: ListRow) => clipped(kind === 'date' && row[key] ? formatDay(row[key]) : (row[key] ?? null));
  return { key, label: name, width: kind === 'text' ? 180 : 124, isNumber: kind === 'number', isEditable: true, isSortable: true, cell };
}

/** The columns of a list, with those of its team last. Nobody may change a list that is read-only. */
export function listColumns(custom: readonly CustomColumn[], isReadOnly: boolean): readonly ListColumn[] {
  const columns = [...LIST_COLUMNS, ...custom.map(customListColumn)];
  return isReadOnly ? columns.map((column) => ({ ...column, isEditable: false })) : columns;
}
