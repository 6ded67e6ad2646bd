import { useSearch } from '@tanstack/react-router';
import { ignoredParts } from '../../urls/ignored-parts';
import type { QueryString } from '../../urls/query-string';
import { HistoryPage } from './history/HistoryPage';
import { formatHistoryView, readHistoryView, readPitchStart } from './history/history-view';
import { NewPitch } from './start/NewPitch';

/** `/app/outreach` (spec 2): the pitches of the team. With `podcast-id` or `guest-profile-id`, the start of another one. */
export function OutreachPage() {
  const query: QueryString = useSearch({ strict: false });
  const start = readPitchStart(query);
  // Another choice in the URL is another form.
  if (start) return <NewPitch key={JSON.stringify(start)} start={start} />;
  const view = readHistoryView(query);
  return <HistoryPage view={view} ignored={ignoredParts(query, formatHistoryView(view))} />;
}
