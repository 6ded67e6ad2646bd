/** Describes in a sentence what a score consists of. The parts below it hold the figures. */
import type { Explanation } from '../../../api/types';
import { capitalize, joinAnd } from '../../../ui/text/format';

const MAX_MATCHES = 2;
/** "brine in title, as written" */
const WORD_MATCH = /^(.+) in (title|description|author|host|keyword|episodes|transcript)\b/;
const PLACES: Readonly<Record<string, string>> = { episodes: 'its episodes', author: 'the author', host: 'the hosts', keyword: 'the keywords' };
const SIMILARITY = 'similarity of meaning';
const SIDE_PARTS = ['popularity', 'freshness'];

/** A search by words and meaning has the parts of both below its own. */
const allParts = ({ parts }: Explanation): Explanation[] => parts.flatMap((part) => [part, ...allParts(part)]);

/** The best word matches of an explanation, each word and place once. */
function wordMatches(explanation: Explanation): string[] {
  const matches = allParts(explanation).flatMap((part) => (part.what === 'words' ? part.parts : [])).toSorted((one, other) => other.value - one.value);
  const texts = matches.flatMap(({ what }) => {
    const [, word, place = ''] = WORD_MATCH.exec(what) ?? [];
    return word ? [`“${word}” in ${PLACES[place] ?? `the ${place}`}`] : [];
  });
  return [...new Set(texts)].slice(0, MAX_MATCHES);
}

/** "Ranked here mainly for “brine” in the title. Popularity and freshness add 21% of its score." Null when the parts are of another kind. */
export function explainScore(explanation: Explanation): string | null {
  const byMeaning = allParts(explanation).some(({ what, value }) => what === SIMILARITY && value > 0);
  const reasons = [...wordMatches(explanation), ...(byMeaning ? ['a similar meaning'] : [])];
  const side = explanation.parts.filter(({ what, value }) => SIDE_PARTS.includes(what) && value > 0);
  const share = Math.round((side.reduce((sum, { value }) => sum + value, 0) / explanation.value) * 100);
  const sentences = [
    ...(reasons.length > 0 ? [`Ranked here mainly for ${joinAnd(reasons)}.`] : []),
    ...(side.length > 0 && share > 0 ? [`${capitalize(joinAnd(side.map(({ what }) => what)))} ${side.length === 1 ? 'adds' : 'add'} ${share}% of its score.`] : []),
  ];
  return sentences.length > 0 ? sentences.join(' ') : null;
}
