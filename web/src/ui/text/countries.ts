/** Names of countries by their ISO 3166-1 alpha-2 codes. */
import { LOCALE } from './format';

/** Countries with priority, which are listed first (spec 9), in the order of `data/model/src/country/table.rs`. */
const PRIORITY_CODES = `US GB CA AU NZ IE DE FR SE ES IT BR MX AR AT BE CL CO DK FI IN JP NL NO PH PL PT SG ZA KR CH`.split(' ');

/** Groups of countries with priority (spec 9), as `data/model/src/country/table.rs` has them. */
export const COUNTRY_GROUPS: readonly { label: string; codes: readonly string[] }[] = [
  { label: 'English speaking', codes: 'US GB CA AU NZ IE IN PH SG ZA'.split(' ') },
  { label: 'High priority', codes: PRIORITY_CODES.slice(0, 13) },
];

const CODES = `AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ CA
CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR GA GB GD GE GF
GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO JP KE KG KH KI KM KN KP KR
KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR MS MT MU MV MW MX MY MZ NA NC NE NF NG
NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO
SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM
ZW`.split(/\s/);

/** What people call a country besides its name and its code: other codes, parts of it, and its own name for itself. */
const ALIASES: Readonly<Record<string, readonly string[]>> = {
  AE: ['uae', 'emirates'], BA: ['bosnia'], BR: ['brasil'], CD: ['drc', 'congo'], CG: ['congo'], CH: ['schweiz', 'suisse', 'swiss'], CI: ['ivory coast'], CN: ['prc'],
  CZ: ['czech republic'], DE: ['deutschland'], ES: ['españa', 'espana'], GB: ['uk', 'united kingdom', 'great britain', 'britain', 'england', 'scotland', 'wales', 'northern ireland'],
  IE: ['eire', 'republic of ireland'], IT: ['italia'], KP: ['north korea', 'dprk'], KR: ['south korea', 'korea', 'rok'], MM: ['burma'], MX: ['méxico'], NL: ['holland'],
  NZ: ['aotearoa'], PS: ['palestine'], RU: ['russian federation'], SE: ['sverige'], SZ: ['swaziland'], TR: ['turkey', 'turkiye'], TW: ['republic of china'],
  US: ['usa', 'u.s.', 'u.s.a.', 'united states of america', 'america', 'states'], VA: ['vatican', 'holy see'], ZA: ['rsa'],
};

/** The other names of a country, in lower case. */
export const countryAliases = (code: string): readonly string[] => ALIASES[code] ?? [];

/** The code that a text names: a code in any case, or another name that only one country has. */
export function toCountryCode(text: string): string {
  const code = text.trim().toUpperCase();
  if (isCountry(code)) return code;
  const named = Object.keys(ALIASES).filter((each) => countryAliases(each).includes(text.trim().toLowerCase()));
  return named.length === 1 ? (named[0] ?? code) : code;
}

const names = new Intl.DisplayNames(LOCALE, { type: 'region', fallback: 'code' });
const knownCodes = new Set(CODES);

export const isCountry = (code: string) => knownCodes.has(code);

/** "Ireland" for `IE`. Returns an unknown code unchanged. */
export const countryName = (code: string) => (isCountry(code) ? (names.of(code) ?? code) : code);

const NEEDS_ARTICLE = /^(United|Bahamas|Central African|Comoros|Dominican Republic|Gambia|Isle of|Maldives|Netherlands|Philippines|Seychelles|U\.S\.)|Islands$|Territor/;

/** The name after a preposition: "the United States", "Ireland". */
export function countryInSentence(code: string): string {
  const name = countryName(code);
  return NEEDS_ARTICLE.test(name) ? `the ${name}` : name;
}

let sorted: readonly string[] | undefined;

/** The codes of all countries: those with most podcasts, then the others by name. They are sorted with the first call. */
export function countryCodes(): readonly string[] {
  sorted ??= [...PRIORITY_CODES, ...CODES.filter((code) => !PRIORITY_CODES.includes(code)).toSorted((one, other) => countryName(one).localeCompare(countryName(other), LOCALE))];
  return sorted;
}
