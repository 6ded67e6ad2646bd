/** The questions of the start (spec 5, reasons for using the product), and where each reason leads. Pure. */
import { paths } from '../../../urls/paths';

export interface Reason {
  value: string;
  label: string;
  /** The first step that serves it. */
  next: { label: string; text: string; href: string };
}

const LIST = { label: 'Create your first list', text: 'A list collects podcasts, with a state for each.', href: paths.newProject() };

export const REASONS: readonly Reason[] = [
  { value: 'guests', label: 'Book guests on podcasts', next: { label: 'Describe your guest', text: 'Pitches and ratings are written from this profile.', href: paths.newGuest() } },
  { value: 'leads', label: 'Find leads', next: LIST },
  { value: 'advertising', label: 'Advertise on podcasts', next: LIST },
  { value: 'monitoring', label: 'Monitor what is said', next: { label: 'Create your first alert', text: 'An alert finds new episodes that mention a name or a topic.', href: paths.newAlert() } },
  { value: 'content', label: 'Research for content', next: { label: 'Search podcasts', text: 'By topic, person, country, audience and more.', href: paths.appSearch() } },
  { value: 'transcripts', label: 'Read transcripts', next: { label: 'Search episodes', text: 'Find any word of a transcript.', href: paths.appSearch() } },
  { value: 'api', label: 'Use the API', next: { label: 'Read the API documentation', text: 'All calls, with examples to run.', href: paths.apiDocs() } },
  { value: 'other', label: 'Something else', next: LIST },
];

/** Spec 5. */
export const OTHER_REASON_REQUIRED = "Other reason must be specified when 'other' is selected.";

export const nextStep = (reason: string | null | undefined) => (REASONS.find(({ value }) => value === reason) ?? REASONS[1])?.next ?? LIST;
