/** The shapes of relevancy reviews (spec 3), derived from the API document. */
import type { Schemas } from 'earshot';
import type { GeneratedBy } from '../outreach/types';
import type { Narrowed } from '../types';

/** How well a podcast fits a list: 1 to 5, with the reasons. */
export type RelevancyReview = Schemas['RelevancyReviewView'];
/** Verbatim words of the podcast. */
export type RelevancyEvidence = RelevancyReview['evidence'][number];
/** A review, where it comes from, and whether it is kept and up to date. */
export type RelevancyResult = Narrowed<Schemas['RelevancyResultView'], Pick<GeneratedBy, 'generatedBy'>>;
/** A run over many podcasts of a list. */
export type RelevancyRun = Narrowed<Schemas['RelevancyRunView'], { state: 'running' | 'done' | 'stopped' | 'canceled' }>;
/** The cost of a run. Without a limit, `aiAssistsLeft` is null. */
export type RelevancyCost = Schemas['RelevancyCostView'];
