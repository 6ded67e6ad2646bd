/** Describes the signals that a podcast is machine-generated. */
import type { Podcast } from '../../api/types';

type MachineMade = NonNullable<Podcast['machineMade']>;

const SIGNAL_LABELS: Readonly<Record<string, string>> = {
  statement: 'Stated by the podcast',
  generator: 'Known tool or publisher',
  phrasing: 'Typical wording of such tools',
  bursts: 'Episodes published in bursts',
  output: 'More episodes than people can make',
  'same-texts': 'Repeated text',
  'shared-texts': 'Text shared with many podcasts',
  'same-audio': 'One audio file under several titles',
};

/** Returns each signal with an example, the strongest first. */
export const describeSignals = ({ signs }: MachineMade): string[] => signs.map(({ sign, example }) => `${SIGNAL_LABELS[sign] ?? sign}: ${example}`);

/** Whether the podcast has been silent for long, measured by its own publishing rhythm. */
export const isVeryStale = ({ veryStaleFrom }: Pick<Podcast, 'veryStaleFrom'>, now: number): boolean => Boolean(veryStaleFrom) && Date.parse(veryStaleFrom ?? '') <= now;
