/** A deep analysis as lists of entries, each with the second where it is in the recording. */
import type { EpisodeInsights, PersonMention, StatedClaim } from '../../../api/assistant/types';
import { plural } from '../../../ui/text/format';

export interface InsightEntry {
  key: string;
  text: string;
  /** The speaker, the role, or what kind of claim it is. */
  detail: string | null;
  second: number | null;
  /** Whether the text is verbatim, so that it can be quoted. */
  isVerbatim: boolean;
}

export interface InsightSection {
  id: string;
  heading: string;
  entries: readonly InsightEntry[];
}

const ROLES: Readonly<Record<PersonMention['role'], string>> = { host: 'Host', guest: 'Guest', mentioned: 'Mentioned' };
const CLAIM_KINDS: Readonly<Record<StatedClaim['kind'], string>> = { study: 'Research', figure: 'Figure', superlative: 'Superlative' };

const joinParts = (parts: readonly (string | null)[]) => parts.filter(Boolean).join(', ') || null;
const describeMentions = ({ mentions }: PersonMention) => (mentions > 0 ? `named ${mentions === 1 ? 'once' : plural(mentions, 'time')}` : null);

/** The parts of an analysis in the order of the page. Those without an entry are left out. */
export function sectionsOf({ people, quotableMoments, claims, questions, sponsors }: EpisodeInsights): InsightSection[] {
  const sections: readonly (Omit<InsightSection, 'entries'> & { entries: Omit<InsightEntry, 'key'>[] })[] = [
    {
      id: 'people',
      heading: 'People',
      entries: people.map((person) => ({ text: person.name, detail: joinParts([ROLES[person.role] ?? person.role, describeMentions(person)]), second: person.second, isVerbatim: false })),
    },
    { id: 'quotes', heading: 'Quotable moments', entries: quotableMoments.map(({ quote, speaker, second }) => ({ text: quote, detail: speaker, second, isVerbatim: true })) },
    { id: 'claims', heading: 'Claims', entries: claims.map(({ text, kind, speaker, second }) => ({ text, detail: joinParts([CLAIM_KINDS[kind] ?? kind, speaker]), second, isVerbatim: true })) },
    { id: 'questions', heading: 'Questions', entries: questions.map(({ question, speaker, second }) => ({ text: question, detail: speaker, second, isVerbatim: true })) },
    { id: 'sponsors', heading: 'Sponsors', entries: sponsors.map(({ name, quote, second }) => ({ text: name, detail: quote && `“${quote}”`, second, isVerbatim: false })) },
  ];
  return sections
    .filter(({ entries }) => entries.length > 0)
    .map((section) => ({ ...section, entries: section.entries.map((entry, place) => ({ ...entry, key: `${place} ${entry.text}` })) }));
}
