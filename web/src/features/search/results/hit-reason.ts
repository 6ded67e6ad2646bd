/** Describes why a hit matches, when it does not match by words alone. */
const REASONS: Readonly<Record<string, string>> = { meaning: 'matched by meaning', both: 'matched by words and meaning' };

export const describeHitReason = (reason: string): string | undefined => REASONS[reason];
