import { AppLink } from '../ui/navigation/AppLink';
import { formatCount, genreName } from '../ui/text/format';
import type { ValueCount } from '../ui/text/languages';
import { paths } from '../urls/paths';
import classes from './GenreLinks.module.css';
interface GenreLinksProps {
  genres: readonly ValueCount[];
}

export function GenreLinks({ genres }: GenreLinksProps) {
  return <LinksWithCounts items={genres} label="Genres" name={(genre) => genreName(genre)} href={(genre) => paths.search({ genres: genre })} />;
}

interface LinksWithCountsProps {
  items: readonly ValueCount[];
  label: string;
  name: (value: string) => string;
  href: (value: string) => string;
}

/** Links with a count each, the most frequent first. */
export function LinksWithCounts({ items, label, name, href }: LinksWithCountsProps) {
  return (
    <ul className={classes.links} aria-label={label}>
      {items
        .toSorted((one, other) => other.count - one.count)
        .map(({ value, count }) => (
          <li key={value}>
            <AppLink href={href(value)}>
              {name(value)} <span className="numbers">{formatCount(count)}</span>
            </AppLink>
          </li>
        ))}
    </ul>
  );
}
