/** The shapes of the assistant (spec 3, Custom prompt; spec 7), by hand until the API document has them. */
import type { GeneratedBy } from '../outreach/types';

/** What a prompt is applied to. */
export type PromptContext = 'podcast' | 'episode' | 'transcript';

/** A prompt of the team. */
export interface CustomPrompt {
  id: string;
  name: string;
  description: string | null;
  contextType: PromptContext;
  prompt: string;
  /** Id of the user who made it; null when their account was deleted. */
  createdBy: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
}

export type CustomPromptRequest = Pick<CustomPrompt, 'name' | 'description' | 'contextType' | 'prompt'>;

/** An answer of the assistant, with who made it. */
export interface AssistantAnswer extends GeneratedBy {
  result: {
    answer: {
      /** Plain text or Markdown. */
      text: string;
      /** Links and quotations that were removed, because they are not in the facts. */
      removed: number;
    };
  };
}

/** A question, or a prompt of the team, about one thing. */
export interface AssistantQuestion {
  context: { podcastId: string } | { episodeId: string };
  prompt?: string;
  customPromptId?: string;
}

interface Placed {
  /** Seconds from the start; null when unknown. */
  second: number | null;
}

interface FromSpeaker extends Placed {
  speaker: string | null;
}

export interface PersonMention extends Placed {
  name: string;
  role: 'host' | 'guest' | 'mentioned';
  mentions: number;
}

export interface StatedClaim extends FromSpeaker {
  text: string;
  kind: 'study' | 'figure' | 'superlative';
}

export interface TimedQuestion extends FromSpeaker {
  question: string;
}

export interface SponsorMention extends Placed {
  name: string;
  quote: string | null;
}

export interface Quotation extends FromSpeaker {
  quote: string;
}

/** What an episode contains. */
export interface EpisodeInsights {
  /** Without a transcript, only title, notes and credits were read. */
  hasTranscript: boolean;
  summary: string;
  keyPhrases: string[];
  topics: string[];
  people: PersonMention[];
  claims: StatedClaim[];
  questions: TimedQuestion[];
  sponsors: SponsorMention[];
  quotableMoments: Quotation[];
}

export interface DeepAnalysis {
  episodeId: string;
  podcastId: string;
  state: 'queued' | 'done' | 'failed';
  /** Why it failed; null otherwise. */
  problem: string | null;
  deepAnalysisRequestedAt: string;
  analyzedAt: string | null;
  /** While it is queued again, the former insights. */
  insights: EpisodeInsights | null;
  madeWith: GeneratedBy | null;
}

export interface RequestedAnalyses {
  analyses: DeepAnalysis[];
  /** AI assists that the request costs. */
  aiAssists: number;
  /** Null when they are unlimited. */
  aiAssistsLeft: number | null;
}
