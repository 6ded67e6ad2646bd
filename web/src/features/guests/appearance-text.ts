/** Appearances of a guest in words. */

const ROLES: Readonly<Record<string, string>> = { guest: 'Guest', host: 'Host' };

/** Below this confidence, the credit more likely names someone else with the same name. */
const MIN_CONFIDENCE = 0.5;

export const roleLabel = (role: string) => ROLES[role] ?? 'Named in the credits';

export const isNamesake = ({ isLikely, confidence }: { isLikely?: boolean; confidence: number }) => !(isLikely ?? confidence >= MIN_CONFIDENCE);
