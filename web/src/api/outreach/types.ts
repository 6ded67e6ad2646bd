/** The shapes of pitches, templates and guest preparation (spec 3, Outreach history), derived from the API document. */
import type { Input, Schemas } from 'earshot';
import type { Narrowed } from '../types';

/** The options of a pitch. */
export interface PitchOptions {
  perspective: 'first' | 'third';
  emailLength: 'short' | 'medium' | 'long';
  callToActionStyle: 'light' | 'medium' | 'heavy';
  personalizationLevel: 'light' | 'medium' | 'heavy';
  tone: 'plain' | 'warm' | 'formal';
  generationMode: 'basic' | 'advanced';
  /** The name of a built-in template, or the id of one of the user. */
  outreachTemplateId: string;
}

export type HookKind = 'transcript' | 'episode' | 'episodeNotes' | 'theme' | 'showDescription' | 'latestEpisode' | 'showTitle';
export type ClaimKind = 'quotation' | 'name' | 'number' | 'address' | 'figure' | 'distinction';

export type GeneratedBy = Narrowed<Schemas['GeneratedByView'], { generatedBy: 'rules' | 'model' }>;
/** A concrete reason to write to a show, with its source. */
export type Hook = Narrowed<Schemas['HookView'], { kind: HookKind }>;
/** A claim of a pitch, with its source. */
export type Claim = Narrowed<Schemas['ClaimView'], { kind: ClaimKind }>;
export type PitchVariant = Narrowed<Schemas['OutreachVariantView'], { hook: Hook; claims: Claim[] }>;
/** The last contact of the team with a podcast. */
export type LastContact = Schemas['LastContactView'];
/** The problems of a pitch. */
export type PitchCheck = Narrowed<Schemas['PitchCheckView'], { claims: Claim[] }>;
export type PitchSummary = Narrowed<Schemas['OutreachSummaryView'], PitchOptions & Pick<GeneratedBy, 'generatedBy'>>;
export type PitchDetails = PitchSummary & PitchCheck & Narrowed<Pick<Schemas['OutreachDetailsView'], 'body' | 'variants' | 'hooks' | 'warnings' | 'followUps'>, { variants: PitchVariant[]; hooks: Hook[]; followUps: PitchSummary[] }>;
export type PitchDetailsData = Narrowed<Schemas['OutreachDetailsData'], { outreach: PitchDetails }>;
export type PitchHistoryPage = Narrowed<Schemas['OutreachHistoryData'], { outreach: PitchSummary[] }>;
/** Reasons to write to a show, and facts about it. */
export type HooksData = Narrowed<Schemas['OutreachHooksData'], { hooks: Hook[] }>;
/** A saved text of a pitch. Number 0 is the generated one. */
export type PitchRevision = Schemas['OutreachRevisionView'];

export type GeneratePitchRequest = Narrowed<Input<'/api/v1/outreach/generate', 'post'>, Partial<PitchOptions>>;
/** The problems that the user accepts. */
export type CopyRequest = Partial<Input<'/api/v1/outreach/{outreachId}/copy', 'post'>>;
/** A pitch in the formats for mail programs. */
export type CopiedPitch = Schemas['CopiedOutreachData'];

export type OutreachTemplate = Schemas['OutreachTemplateView'];
export type TemplateRequest = Schemas['OutreachTemplateRequest'];

/** The preparation of a guest for a recording (spec 3, Guest prep response). */
export type GuestPreparation = Narrowed<Schemas['GuestPreparationView'], Pick<GeneratedBy, 'generatedBy'>>;
export type QuestionGroup = GuestPreparation['groupedLikelyQuestions'][number];
export type LikelyQuestion = QuestionGroup['veryLikely'][number];
