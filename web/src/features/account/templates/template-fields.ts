/** The form of a template for pitches (spec 5). */
import type { OutreachTemplate, TemplateRequest } from '../../../api/outreach/types';

export interface TemplateFields {
  name: string;
  description: string;
  subject: string;
  template: string;
}

type TemplateField = keyof TemplateFields;
type TemplateProblems = Partial<Record<TemplateField, string>>;

const NAME_LENGTH = { min: 3, max: 100 }; // Spec 5
const MAX_LENGTHS: Readonly<Record<Exclude<TemplateField, 'name'>, number>> = { description: 500, subject: 200, template: 20_000 };

export const FIELD_LABELS: Readonly<Record<TemplateField, string>> = { name: 'Name', description: 'Description', subject: 'Subject', template: 'Body' };

/** A name is one line. */
const oneLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ');
const lengthOf = (text: string) => [...text].length;

export function findProblems(fields: TemplateFields): TemplateProblems {
  const problems: TemplateProblems = {};
  const nameLength = lengthOf(oneLine(fields.name));
  if (nameLength < NAME_LENGTH.min || nameLength > NAME_LENGTH.max) problems.name = `Use ${NAME_LENGTH.min} to ${NAME_LENGTH.max} characters`;
  for (const [field, max] of Object.entries(MAX_LENGTHS) as [Exclude<TemplateField, 'name'>, number][]) {
    if (lengthOf(fields[field]) > max) problems[field] = `Use at most ${max} characters`;
  }
  if (fields.template.trim() === '') problems.template = 'Write the text of the pitch';
  return problems;
}

/** An empty description or subject is null (spec 5). */
export const toRequest = ({ name, description, subject, template }: TemplateFields): TemplateRequest => ({
  name: oneLine(name), description: oneLine(description) || null, subject: oneLine(subject) || null, template: template.trimEnd(),
});

export const fieldsOf = ({ name, description, subject, template }: OutreachTemplate): TemplateFields => ({ name, description: description ?? '', subject: subject ?? '', template });

export const EMPTY_FIELDS: TemplateFields = { name: '', description: '', subject: '', template: '' };

/** The word in the URL of a template that does not exist yet. */
export const NEW_KEY = 'new';

type TemplateName = Pick<OutreachTemplate, 'id' | 'slug'>;

/** Returns the template that a URL names. */
export const findTemplate = <Template extends TemplateName>(key: string, all: readonly Template[]): Template | undefined => all.find(({ id }) => id === key) ?? all.find(({ slug }) => slug === key);

/** The name of a template in URLs: its slug, or its id when the slug leads to another template. */
export const templateKey = (template: TemplateName, all: readonly TemplateName[]) => (template.slug !== NEW_KEY && findTemplate(template.slug, all)?.id === template.id ? template.slug : template.id);

export interface TemplateSlot {
  name: string;
  meaning: string;
}

/** The slots that Earshot fills. Any other slot stays marked in the pitch until someone fills it. */
export const FACT_SLOTS: readonly TemplateSlot[] = [
  { name: 'host first name', meaning: 'First name of the host' },
  { name: 'host name', meaning: 'Names of the hosts' },
  { name: 'podcast name', meaning: 'Title of the podcast' },
  { name: 'episode title', meaning: 'Episode mentioned in the reason to write' },
  { name: 'episode date', meaning: 'When that episode was published' },
  { name: 'topic', meaning: 'What the podcast and guest have in common' },
  { name: 'guest name', meaning: 'Full name of the guest' },
  { name: 'guest first name', meaning: 'First name of the guest' },
  { name: 'guest bio', meaning: 'First sentence of the short bio' },
  { name: 'company name', meaning: 'The guest’s or sender’s company' },
  { name: 'sender name', meaning: 'Your name' },
  { name: 'sender title', meaning: 'Your title' },
  { name: 'signature', meaning: 'The lines below your name' },
  { name: 'booking link', meaning: 'Where hosts book a time' },
  { name: 'one-pager link', meaning: 'Link to the one-pager' },
  { name: 'website', meaning: 'Website of the guest' },
];

/** Sentences that Earshot writes. A sentence without a fact is left out of the pitch. */
export const SENTENCE_SLOTS: readonly TemplateSlot[] = [
  { name: 'greeting', meaning: 'Greets the host' },
  { name: 'hook', meaning: 'The specific reason to write, with its source' },
  { name: 'introduction', meaning: 'Who the guest is' },
  { name: 'bridge', meaning: 'What the guest adds to the reason' },
  { name: 'achievement', meaning: 'What the guest has done' },
  { name: 'appearances', meaning: 'Podcasts the guest has been on' },
  { name: 'topics', meaning: 'What the guest can talk about' },
  { name: 'topic ideas', meaning: 'Ideas for an episode, as a list' },
  { name: 'discussion', meaning: 'A question for a conversation' },
  { name: 'audience', meaning: 'The guest’s audience' },
  { name: 'format', meaning: 'How the guest fits the format of the podcast' },
  { name: 'one-pager', meaning: 'Offers the one-pager' },
  { name: 'call to action', meaning: 'Closing question; the options set how direct it is' },
  { name: 'sign-off', meaning: 'Closes the pitch' },
];
