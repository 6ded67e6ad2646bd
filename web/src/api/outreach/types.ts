/** The shapes of pitches, templates and guest preparation, as the API sends them (spec 3, Outreach history). */
import type { Person } from '../lists/types';

export type Perspective = 'first' | 'third';
export type EmailLength = 'short' | 'medium' | 'long';
export type Intensity = 'light' | 'medium' | 'heavy';
export type Tone = 'plain' | 'warm' | 'formal';
export type GenerationMode = 'basic' | 'advanced';

/** How a pitch is written. */
export interface PitchOptions {
  perspective: Perspective;
  emailLength: EmailLength;
  callToActionStyle: Intensity;
  personalizationLevel: Intensity;
  tone: Tone;
  generationMode: GenerationMode;
  /** The name of a built-in template, or the id of one of the user. */
  outreachTemplateId: string;
}

export interface GeneratedBy {
  generatedBy: 'rules' | 'model';
  model: string | null;
  /** Why the rules wrote it; null when a model did. */
  fallback: { reason: string; message: string } | null;
}

export interface PitchProject {
  projectId: string;
  slug: string;
  name: string;
  guest: { guestProfileId: string; slug: string; name: string } | null;
}

export interface PitchSummary extends PitchOptions, GeneratedBy {
  id: string;
  createdAt: string;
  updatedAt: string;
  teamId: string;
  userId: string;
  /** Null when the account was deleted. */
  user: Person | null;
  podcast: { podcastId: string; title: string; slug: string; imageUrl: string | null };
  project: PitchProject | null;
  /** Null when the profile was deleted for good. */
  guestProfileId: string | null;
  guestName: string;
  subject: string;
  wordCount: number;
  copiedAt: string | null;
  pitchedAt: string | null;
  /** 0 is the generated text. */
  revision: number;
  version: number;
}

export type HookKind = 'transcript' | 'episode' | 'episodeNotes' | 'theme' | 'showDescription' | 'latestEpisode' | 'showTitle';

/** A concrete reason to write to a show, with its source. */
export interface Hook {
  id: string;
  kind: HookKind;
  subject: string | null;
  episodeId: string | null;
  episodeSlug: string | null;
  episodeTitle: string | null;
  publishedAt: string | null;
  quote: string | null;
  second: number | null;
  speaker: string | null;
  episodesWithSubject: number;
}

/** A slot in brackets that nothing on record fills. */
export interface Placeholder {
  text: string;
  /** Where it begins, in characters (not UTF-16 units) of the subject or body. */
  position: number;
  isInSubject: boolean;
}

export type ClaimKind = 'quotation' | 'name' | 'number' | 'address' | 'figure';

/** Something that a pitch claims, with its source. */
export interface Claim {
  text: string;
  kind: ClaimKind;
  source: string | null;
  episodeId: string | null;
  second: number | null;
  isSupported: boolean;
}

export interface PitchVariant {
  subject: string;
  body: string;
  hook: Hook;
  wordCount: number;
  placeholders: Placeholder[];
  claims: Claim[];
}

/** The last contact of the team with a podcast. */
export interface LastContact {
  userDisplayName: string;
  writtenFor: string;
  at: string;
  isPitched: boolean;
}

/** What stands in the way of a pitch. */
export interface PitchCheck {
  placeholders: Placeholder[];
  claims: Claim[];
  contactEmail: string | null;
  isOptedOut: boolean;
  isBlacklisted: boolean;
  hasLeftCatalog: boolean;
  lastContact: LastContact | null;
}

export interface PitchDetails extends PitchSummary, PitchCheck {
  body: string;
  variants: PitchVariant[];
  hooks: Hook[];
  warnings: string[];
}

export interface PitchDetailsData {
  outreach: PitchDetails;
}

export interface PitchHistoryPage {
  outreach: PitchSummary[];
  cursor: string | null;
}

/** Facts about a show, for whoever writes. */
export interface ShowFacts {
  podcastId: string;
  slug: string;
  title: string;
  hostNames: string[];
  lastPublishedAt: string | null;
  /** Null when it is unknown, or not on the plan. */
  takesGuests: boolean | null;
  contactEmail: string | null;
  isOptedOut: boolean;
  isBlacklisted: boolean;
  lastContact: LastContact | null;
}

export interface HooksData {
  hooks: Hook[];
  facts: ShowFacts;
}

/** A saved text of a pitch. */
export interface PitchRevision {
  /** 0 is the generated text. */
  number: number;
  user: Person | null;
  subject: string;
  body: string;
  at: string;
}

export interface GeneratePitchRequest extends Partial<PitchOptions> {
  podcastId: string;
  guestProfileId: string;
  projectId?: string;
  acceptDuplicate?: boolean;
  variants?: number;
  hookId?: string;
}

/** What somebody has seen and accepts. */
export interface CopyRequest {
  acceptPlaceholders?: boolean;
  acceptDuplicate?: boolean;
}

/** A pitch in the forms in which it leaves. */
export interface CopiedPitch {
  to: string | null;
  subject: string;
  body: string;
  /** Null when the text is too long for a link. */
  mailto: string | null;
  eml: string;
}

export interface OutreachTemplate {
  id: string;
  slug: string;
  name: string;
  description: string | null;
  context: string;
  /** Null for the subject line of the default template. */
  subject: string | null;
  template: string;
  isBuiltIn: boolean;
  ownerUserId: string | null;
  updatedAt: string | null;
}

export interface TemplateRequest {
  name: string;
  description: string | null;
  subject: string | null;
  template: string;
}

export interface QuestionOccurrence {
  episodeId: string;
  episodeSlug: string;
  episodeTitle: string;
  second: number | null;
}

export interface LikelyQuestion {
  question: string;
  /** In how many episodes it came up. */
  episodes: number;
  occurrences: QuestionOccurrence[];
}

export interface QuestionGroup {
  description: string;
  veryLikely: LikelyQuestion[];
  likely: LikelyQuestion[];
  curveballs: LikelyQuestion[];
}

/** What a guest reads before the recording (spec 3, Guest prep response). */
export interface GuestPreparation extends GeneratedBy {
  podcastSlug: string;
  episodeSlugs: string[];
  groupedLikelyQuestions: QuestionGroup[];
  criticalActions: string[];
  /** Markdown. */
  summary: string;
}
