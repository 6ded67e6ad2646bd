import { formatTimecode, isoDuration, safeHref } from '../../ui/text/format';
import type { Episode } from '../../api/types';
import classes from './Episode.module.css';

type ChapterList = NonNullable<Episode['chapters']>;

interface ChaptersProps {
  list: ChapterList;
  /** The second of the player. */
  second: number | null;
  onSeek: (seconds: number) => void;
}

/** The chapters of an episode. A click plays one from its start. */
export function Chapters({ list: { source, chapters }, second, onSeek }: ChaptersProps) {
  const playing = second === null ? -1 : chapters.findLastIndex((chapter) => chapter.startSecond <= second);
  return (
    <section aria-labelledby="chapters">
      <h2 id="chapters" className="section-heading">
        Chapters
      </h2>
      <ol className="plain-list">
        {chapters.map(({ startSecond, title, url }, place) => {
          const href = safeHref(url);
          return (
            <li key={`${startSecond} ${title}`} className={classes.chapter} aria-current={place === playing || undefined}>
              <button type="button" className={classes.timecode} aria-label={`Play ${title} from ${formatTimecode(startSecond)}`} onClick={() => onSeek(Math.floor(startSecond))}>
                <time dateTime={isoDuration(startSecond)}>{formatTimecode(startSecond)}</time>
              </button>
              <span>
                {href ? (
                  <a href={href} rel="nofollow noopener noreferrer" target="_blank">
                    {title}
                  </a>
                ) : (
                  title
                )}
              </span>
            </li>
          );
        })}
      </ol>
      {source === 'notes' && <p className={classes.dimmed}>From the times in the show notes.</p>}
    </section>
  );
}
