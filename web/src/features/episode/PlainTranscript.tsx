import { Anchor, Text } from '@mantine/core';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import classes from './Episode.module.css';

interface PlainTranscriptProps {
  text: string;
  truncated: boolean;
}

/** A transcript whose publisher gave no times. */
export function PlainTranscript({ text, truncated }: PlainTranscriptProps) {
  return (
    <>
      <Text size="sm" c="dimmed" mb="sm">
        This transcript came without times, so its words do not lead into the recording.
      </Text>
      <div className={classes.plain}>{text}</div>
      {truncated && (
        <p className={classes.truncated}>
          This is the start.{' '}
          <Anchor component={AppLink} href={paths.signIn({ source: 'transcript' })} underline="always">
            Sign in to read on
          </Anchor>
        </p>
      )}
    </>
  );
}
