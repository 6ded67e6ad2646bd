import { Anchor, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { statisticsQuery } from '../../api/queries';
import { genreName } from '../../ui/text/format';
import type { SearchState } from './state';

interface GenreSuggestionProps {
  state: SearchState;
  onChange: (state: SearchState) => void;
}

/** Offers the filter by a genre when the search is the name of one: “business” as a word finds other podcasts than the genre. */
export function GenreSuggestion({ state, onChange }: GenreSuggestionProps) {
  const words = state.q.trim().toLowerCase();
  const { data } = useQuery({ ...statisticsQuery, enabled: words !== '' });
  const genre = data?.genres.find(({ value }) => value.toLowerCase() === words || genreName(value).toLowerCase() === words)?.value;
  if (genre === undefined || state.genres.includes(genre)) return null;
  return (
    <Text mb="sm" size="sm">
      {genreName(genre)} is a genre.{' '}
      <Anchor component="button" type="button" inherit underline="always" onClick={() => onChange({ ...state, q: '', genres: [genre] })}>
        Show podcasts of this genre
      </Anchor>
    </Text>
  );
}
