/** The shapes of the assistant (spec 3, Custom prompt; spec 7), derived from the API document. */
import type { Schemas } from 'earshot';
import type { GeneratedBy } from '../outreach/types';
import type { Narrowed } from '../types';

/** What a prompt is applied to. */
export type PromptContext = 'podcast' | 'episode' | 'transcript';

/** A prompt of the team. */
export type CustomPrompt = Narrowed<Schemas['CustomPromptView'], { contextType: PromptContext }>;
export type CustomPromptRequest = Narrowed<Schemas['CustomPromptRequest'], { contextType: PromptContext }>;

/** An answer of the assistant, with who made it. */
export type AssistantAnswer = Narrowed<Schemas['AgentAnswerData'], Pick<GeneratedBy, 'generatedBy'>>;

/** A question, or a prompt of the team, about one thing. */
export type AssistantQuestion = Pick<Schemas['AgentRequest'], 'prompt' | 'customPromptId'> & { context: { podcastId: string } | { episodeId: string } };

export type PersonMention = Narrowed<Schemas['PersonMentionView'], { role: 'host' | 'guest' | 'mentioned' }>;
export type StatedClaim = Narrowed<Schemas['StatedClaimView'], { kind: 'study' | 'figure' | 'superlative' }>;
/** What an episode contains. */
export type EpisodeInsights = Narrowed<Schemas['EpisodeInsightsView'], { people: PersonMention[]; claims: StatedClaim[] }>;
export type DeepAnalysis = Narrowed<Schemas['DeepAnalysisView'], { state: 'queued' | 'done' | 'failed'; insights: EpisodeInsights | null; madeWith: GeneratedBy | null }>;
export type RequestedAnalyses = Narrowed<Schemas['RequestedAnalysesData'], { analyses: DeepAnalysis[] }>;
