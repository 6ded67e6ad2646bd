/** Writes comma-separated values (RFC 4180) and file names. Pure. */

export type CsvCell = string | number | null;

/**
 * Spreadsheets run text with these first characters as a formula. They skip blanks and characters that show nothing, and
 * read the full-width forms as the narrow ones.
 */
const FORMULA = /^(?:[\t\r\n]|[\s\p{Cc}\p{Default_Ignorable_Code_Point}]*[=+\-@＝＋－＠])/u;
const SPECIAL = /[",\r\n]/;

function printCell(cell: CsvCell): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return SPECIAL.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Every row ends with CRLF. `null` is an empty cell. */
export const printCsv = (rows: readonly (readonly CsvCell[])[]) => rows.map((row) => `${row.map(printCell).join(',')}\r\n`).join('');

const MAX_NAME_LENGTH = 100;

/** "Salt & Iron: rank" → "earshot-salt-iron-rank.csv" */
export function fileName(parts: readonly string[], extension: string): string {
  const words = parts.join(' ').normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
  const name = ['earshot', ...words].join('-').slice(0, MAX_NAME_LENGTH).replace(/-$/, '');
  return `${name}.${extension}`;
}
