/** Groups the fields of large objects by use. Pure. */
import type { Field } from './fields';

export interface FieldGroup {
  /** `null` when the fields need no groups. */
  title: string | null;
  fields: readonly Field[];
}

/** Smaller objects are read at a glance. */
const MIN_GROUPED = 12;

type Rules = readonly (readonly [title: string, pattern: RegExp])[];

/** The options of a search. The first pattern that matches the name decides; the rest filters podcasts. */
const REQUEST_RULES: Rules = [
  ['Query', /^(searchTerms|searchTermGroups|mode|meaningWeight)$/],
  ['Order and pages', /^(sortOrder|cursor|pageSize)$/],
  ['Content of the response', /^(facets|explain|include(MatchSnippet|TranscriptSnippet)|transcript(Snippet|Highlight)Length)$/],
  ['Not available', /^project/],
  ['Episode filters', /^(episode|published|person|sponsor|hasTranscript|includeEpisode|excludeEpisode)/],
];
/** The options of a search to read first. */
const FIRST = ['searchTerms', 'searchTermGroups'];
const REQUEST_REST = 'Podcast filters';

const RESPONSE_RULES: Rules = [
  ['Scores and audience', /score|audience|listener|rating|plays|subscriber|follower|socials?[A-Z]|youtube|castbox|engagement|highlights|ranking|chart|reviews|explanation/i],
  ['People and contacts', /host|guest|people|person|owner|contact|email|phone|sponsor|author$/i],
  ['Dates and counts', /(At|Date|Since|Count|Days|From)$|^total|duration|frequency|^stats$/],
  ['Identity', /(^|[a-z])(id|Id|Guid|Slug|slug|podcastId)$|title|^name$/i],
  ['Links', /url|link|feed/i],
  ['Content', /./],
];
const RESPONSE_ORDER = ['Identity', 'Content', 'People and contacts', 'Dates and counts', 'Scores and audience', 'Links'];
const REQUEST_ORDER = ['Query', REQUEST_REST, 'Episode filters', 'Order and pages', 'Content of the response', 'Not available'];

const place = ({ name }: Field) => (FIRST.includes(name) ? FIRST.indexOf(name) : FIRST.length);

/** Returns the fields in groups, required ones first. Responses have every field, so only requests have required ones. */
export function groupFields(fields: readonly Field[], isSent: boolean): FieldGroup[] {
  const required = isSent ? fields.filter((field) => field.isRequired) : [];
  const optional = fields.filter((field) => !required.includes(field)).toSorted((one, two) => place(one) - place(two));
  if (fields.length < MIN_GROUPED) return [{ title: null, fields: [...required, ...optional] }];
  const rules = isSent ? REQUEST_RULES : RESPONSE_RULES;
  const titleOf = ({ name }: Field) => rules.find(([, pattern]) => pattern.test(name))?.[0] ?? REQUEST_REST;
  const groups = (isSent ? REQUEST_ORDER : RESPONSE_ORDER).map((title) => ({ title, fields: optional.filter((field) => titleOf(field) === title) }));
  return [{ title: 'Required', fields: required }, ...groups].filter((group) => group.fields.length > 0);
}
