import { Anchor } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { meQuery } from '../../api/queries';
import classes from './Episode.module.css';

const FORMAT_LABELS: Record<string, string> = { txt: 'Text', vtt: 'WebVTT', 'sentence-vtt': 'WebVTT by sentence' };

interface TranscriptDownloadsProps {
  episodeId: string;
  /** Subtitle formats need timecodes. */
  hasTimes: boolean;
}

/** Downloads of the transcript in the formats of the reader's plan. */
export function TranscriptDownloads({ episodeId, hasTimes }: TranscriptDownloadsProps) {
  const { data } = useQuery(meQuery);
  const formats = (data?.limits.transcriptFormats ?? []).filter((format) => hasTimes || format === 'txt');
  if (formats.length === 0) return null;
  return (
    <ul className={classes.downloads} aria-label="Download transcript">
      {formats.map((format) => (
        <li key={format}>
          <Anchor href={`/api/v1/episodes/${episodeId}/download/transcript?format=${format}`} download size="sm">
            {FORMAT_LABELS[format] ?? format}
          </Anchor>
        </li>
      ))}
    </ul>
  );
}
