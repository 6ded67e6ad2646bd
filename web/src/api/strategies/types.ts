/** The shapes of search strategies (spec 3) and of the switches of a team, derived from the API document. */
import type { Schemas } from 'earshot';
import type { ListedState, Priority } from '../lists/types';
import type { GeneratedBy } from '../outreach/types';
import type { Narrowed } from '../types';

export type StrategyApproach = 'straightforward' | 'unconventional' | 'longshot';

/** The fields that people edit. */
export type StrategyTexts = Narrowed<Schemas['StrategyTextsView'], { strategyApproach: StrategyApproach | null; priority: Priority | null }>;

/** A strategy with the result of its last run. */
export type Strategy = Narrowed<Schemas['StrategyView'], Pick<StrategyTexts, 'strategyApproach' | 'priority'> & Pick<GeneratedBy, 'generatedBy'>>;
export type StrategiesData = Narrowed<Schemas['StrategiesData'], { strategies: Strategy[] }>;

/** A podcast that a run added, and why. */
export type AddedCandidate = Narrowed<Schemas['AddedCandidateView'], { status: ListedState }>;
/** A podcast that a run found and did not add, and why. */
export type LeftOutPodcast = Schemas['LeftOutPodcastView'];
/** All strategies of a list after some were made. */
export type GeneratedStrategies = Narrowed<Schemas['GeneratedStrategiesData'], { strategies: Strategy[] }>;
/** The podcasts of a run, best first. */
export type StrategyRunResult = Narrowed<Schemas['StrategyRunData'], { strategy: Strategy; added: AddedCandidate[] }>;

/** The switches of a team. */
export type TeamSettings = Schemas['TeamSettingsView'];
