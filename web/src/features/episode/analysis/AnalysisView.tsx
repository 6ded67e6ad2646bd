import { ActionIcon, CopyButton, Text } from '@mantine/core';
import { IconCheck, IconQuote } from '@tabler/icons-react';
import type { EpisodeInsights } from '../../../api/assistant/types';
import { formatTimecode, isoDuration } from '../../../ui/text/format';
import { Markdown } from '../../../ui/text/Markdown';
import { TopicLinks } from '../../../widgets/TopicLinks';
import episodeClasses from '../Episode.module.css';
import classes from './Analysis.module.css';
import { type InsightEntry, sectionsOf } from './insight-sections';
import { Tooltip } from '../../../ui/text/Tooltip';

interface AnalysisViewProps {
  insights: EpisodeInsights;
  onSeek: (seconds: number) => void;
  /** A text with its source, for the clipboard. */
  quote: (text: string, seconds: number) => string;
}

/** What an episode contains. A second plays the recording from there. */
export function AnalysisView({ insights, onSeek, quote }: AnalysisViewProps) {
  const { hasTranscript, summary, topics } = insights;
  const sections = sectionsOf(insights);
  return (
    <div className={classes.analysis}>
      {!hasTranscript && (
        <Text size="sm" c="dimmed">
          The episode has no transcript, so only its title, notes and credits were read.
        </Text>
      )}
      <div className={classes.summary}>
        <Markdown text={summary} level={3} onMoment={onSeek} />
      </div>
      {topics.length > 0 && <TopicLinks topics={topics} label="Topics of the analysis" mode="episodes" />}
      {sections.length === 0 && <Text c="dimmed">Nothing else was found in this episode.</Text>}
      {sections.map(({ id, heading, entries }) => (
        // A group, because the page has regions of the same names.
        <div key={id} role="group" aria-labelledby={`analysis-${id}`}>
          <h3 id={`analysis-${id}`} className={classes.heading}>
            {heading}
          </h3>
          <ul className="plain-list">
            {entries.map((entry) => (
              <EntryRow key={entry.key} entry={entry} onSeek={onSeek} quote={quote} />
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function EntryRow({ entry: { text, detail, second, isVerbatim }, onSeek, quote }: { entry: InsightEntry } & Pick<AnalysisViewProps, 'onSeek' | 'quote'>) {
  const timecode = second === null ? null : formatTimecode(second);
  return (
    <li className={classes.entry}>
      {second === null ? (
        <span />
      ) : (
        <button type="button" className={episodeClasses.timecode} aria-label={`Play from ${timecode}`} onClick={() => onSeek(second)}>
          <time dateTime={isoDuration(second)}>{timecode}</time>
        </button>
      )}
      <div className={classes.text}>
        <p>{text}</p>
        {detail && (
          <Text size="sm" c="dimmed">
            {detail}
          </Text>
        )}
      </div>
      {isVerbatim && (
        <CopyButton value={second === null ? text : quote(text, second)} timeout={2000}>
          {({ copied, copy }) => (
            <Tooltip label={copied ? 'Copied' : 'Copy'}>
              <ActionIcon variant="subtle" color="gray" size={36} aria-label={copied ? 'Copied' : timecode === null ? `Copy “${text}”` : `Copy quote at ${timecode}`} onClick={copy}>
                {copied ? <IconCheck size={17} aria-hidden="true" /> : <IconQuote size={17} stroke={1.6} aria-hidden="true" />}
              </ActionIcon>
            </Tooltip>
          )}
        </CopyButton>
      )}
    </li>
  );
}
