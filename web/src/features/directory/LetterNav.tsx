import type { Directory } from '../../api/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { plural } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import classes from './Directory.module.css';

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz', '0'] as const;

/** The label of a letter. `0` holds titles that start with none of the 26 letters. */
export const letterName = (letter: string) => (letter === '0' ? '0–9 and other' : letter.toUpperCase());
export const isLetter = (letter: string) => LETTERS.some((candidate) => candidate === letter);

interface LetterNavProps {
  current: string | null;
  counts: Directory['letters'] | undefined;
}

export function LetterNav({ current, counts }: LetterNavProps) {
  return (
    <nav aria-label="Letters">
      <ul className={classes.letters}>
        {LETTERS.map((letter) => {
          const count = counts?.find((candidate) => candidate.letter === letter)?.count ?? 0;
          return (
            <li key={letter}>
              <AppLink
                href={paths.directoryLetter(letter)}
                aria-current={letter === current ? 'page' : undefined}
                aria-label={counts ? `${letterName(letter)}, ${plural(count, 'podcast')}` : letterName(letter)}
                data-empty={(counts && count === 0) || undefined}
              >
                {letter === '0' ? '0–9' : letter.toUpperCase()}
              </AppLink>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
