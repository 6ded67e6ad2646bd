import { Button, TextInput } from '@mantine/core';
import { IconSearch } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { meQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { useCatalogPaths } from '../../widgets/catalog-links';
import classes from './Podcast.module.css';

interface EpisodeSearchProps {
  podcastId: string;
}

const MIN_LENGTH = 2; // Spec 9: minimum search term length

/** Searches the episodes of one podcast. The filter that this needs is for accounts. */
export function EpisodeSearch({ podcastId }: EpisodeSearchProps) {
  const router = useRouter();
  const { search } = useCatalogPaths();
  const { data: me } = useQuery(meQuery);
  const [text, setText] = useState('');
  const words = text.trim();
  if (!me) return null;
  if (!me.user) return <AppLink href={paths.signIn()}>Sign in to search in this podcast</AppLink>;
  return (
    <search>
      <form
        role="presentation"
        className={classes.episodeSearch}
        onSubmit={(event) => {
          event.preventDefault();
          if (words.length >= MIN_LENGTH) void router.navigate({ href: search({ q: words, mode: 'episodes', podcasts: podcastId }) });
        }}
      >
        <TextInput
          type="search"
          size="sm"
          aria-label="Search in this podcast"
          placeholder="Search in this podcast"
          leftSection={<IconSearch size={16} aria-hidden="true" />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <Button type="submit" size="sm" variant="default" disabled={words.length < MIN_LENGTH}>
          Search
        </Button>
      </form>
    </search>
  );
}
