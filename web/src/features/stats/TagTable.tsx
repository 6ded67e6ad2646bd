import type { TagFrequency } from '../../api/types';
import { formatCount, formatPercent } from '../../ui/text/format';
import classes from './Stats.module.css';
import { barWidthPercent, tagName } from './tag-shares';

interface TagTableProps {
  label: string;
  tags: readonly TagFrequency[];
  chosen: string | null;
  onChoose: (field: string) => void;
}

/** The tags of one level, most frequent first. Pressing a tag shows its history. */
export function TagTable({ label, tags, chosen, onChoose }: TagTableProps) {
  const withEpisodes = tags.some(({ episodes }) => typeof episodes === 'number');
  if (tags.length === 0) return <p className={classes.empty}>No feeds use these tags.</p>;
  return (
    <table className={classes.table} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">Tag</th>
          <th scope="col" className={classes.number}>Feeds</th>
          {withEpisodes && <th scope="col" className={`${classes.number} ${classes.wide}`}>Episodes</th>}
          <th scope="col" className={classes.number}>Share</th>
        </tr>
      </thead>
      <tbody>
        {tags.map((tag) => (
          <tr key={tag.field}>
            <th scope="row">
              <button type="button" className={classes.tag} aria-pressed={tag.field === chosen} onClick={() => onChoose(tag.field)}>
                {tagName(tag.field)}
                <span className={`forced-fill ${classes.bar}`} style={{ width: `${barWidthPercent(tag, tags)}%` }} aria-hidden="true" />
              </button>
            </th>
            <td className={`${classes.number} numbers`}>{formatCount(tag.frequency)}</td>
            {withEpisodes && <td className={`${classes.number} ${classes.wide} numbers`}>{formatCount(tag.episodes)}</td>}
            <td className={`${classes.number} numbers`}>{formatPercent(tag.percentage)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
