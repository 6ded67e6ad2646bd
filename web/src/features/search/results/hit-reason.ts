/** Why a result is one, where words did not find it alone. */
const REASONS: Readonly<Record<string, string>> = { meaning: 'found by meaning', both: 'found by words and meaning' };

export const describeHitReason = (reason: string): string | undefined => REASONS[reason];
