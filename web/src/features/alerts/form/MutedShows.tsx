import { Button, Text, Title } from '@mantine/core';
import { AppLink } from '../../../ui/navigation/AppLink';
import { paths } from '../../../urls/paths';
import classes from './Form.module.css';
import type { FieldsProps } from './fields-props';

/** Shows whose matches are filtered. They are muted in the inbox. */
export function MutedShows({ form }: FieldsProps) {
  const { mutedPodcasts } = form.values;
  if (mutedPodcasts.length === 0) return null;
  return (
    <section className="fieldset" aria-labelledby="muted">
      <Title order={2} size="h4" id="muted">
        Muted podcasts
      </Title>
      <ul className={classes.muted}>
        {mutedPodcasts.map(({ id, title, slug }) => (
          <li key={id}>
            <AppLink href={paths.appPodcast(slug)}>{title}</AppLink>
            <Button size="compact-sm" variant="subtle" aria-label={`Unmute ${title}`} onClick={() => form.setFieldValue('mutedPodcasts', mutedPodcasts.filter((muted) => muted.id !== id))}>
              Unmute
            </Button>
          </li>
        ))}
      </ul>
      <Text size="xs" c="dimmed">
        Their matches go to Filtered.
      </Text>
    </section>
  );
}
