/** What tells that a show is made by a machine, in words. */
import type { Podcast } from '../../api/types';

type MachineMade = NonNullable<Podcast['machineMade']>;

const SIGNAL_LABELS: Readonly<Record<string, string>> = {
  statement: 'It says so itself',
  generator: 'The name of a tool or publisher',
  phrasing: 'Turns of phrase of such tools',
  bursts: 'Episodes in bursts',
  output: 'More episodes than people make',
  'same-texts': 'The same text again',
  'shared-texts': 'Texts of many other shows',
  'same-audio': 'One file under several titles',
};

/** Each sign with what it was found in, what weighs most first. */
export const describeSignals = ({ signs }: MachineMade): string[] => signs.map(({ sign, example }) => `${SIGNAL_LABELS[sign] ?? sign}: ${example}`);

/** Whether a show fell silent long ago by its own rhythm: its moment has come. */
export const isVeryStale = ({ veryStaleFrom }: Pick<Podcast, 'veryStaleFrom'>, now: number): boolean => Boolean(veryStaleFrom) && Date.parse(veryStaleFrom ?? '') <= now;
