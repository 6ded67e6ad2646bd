import { Badge, Container, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { toApiError } from '../../api/errors';
import { type ListiclePodcast, listicleQuery } from '../../api/lists/shares';
import { AppLink } from '../../ui/navigation/AppLink';
import { Artwork } from '../../ui/media/Artwork';
import { podcastCover } from '../../ui/media/cover';
import { genreName, languageName, plural } from '../../ui/text/format';
import { EmptyState, SkeletonRows } from '../../ui/layout/states';
import { TimeAgo } from '../../ui/text/TimeAgo';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Shared.module.css';

/** `/lists/{publicSlug}`: the public page of a list. */
export function ListiclePage() {
  const { publicSlug = '' } = useParams({ strict: false }) as { publicSlug?: string };
  const { data, isPending, isError, error, refetch } = useQuery(listicleQuery(publicSlug));
  useTitle(data?.listicle.title);
  if (isError && toApiError(error).isNotFound) return <NotFoundPage />;
  const list = data?.listicle;
  return (
    <Container size={820} py="lg">
      {isPending && <SkeletonRows count={5} height={96} label="Loading the list" />}
      {isError && <ErrorState title="Couldn’t load the list" error={error} onRetry={() => void refetch()} />}
      {list && (
        <Stack component="article" gap="md">
          <div>
            {!list.isPublic && (
              <Badge variant="light" mb="xs">
                Only your team can see this page
              </Badge>
            )}
            <Title order={1}>{list.title}</Title>
            {list.description && (
              <Text mt="xs" className={classes.text}>
                {list.description}
              </Text>
            )}
            <Text size="sm" c="dimmed" mt="xs" className="dotted">
              <span>{plural(list.podcasts.length, 'podcast')}</span>
              <span>
                Updated <TimeAgo value={list.updatedAt} display="day" />
              </span>
            </Text>
          </div>
          {list.podcasts.length === 0 && <EmptyState title="No podcasts on this list yet" />}
          <ol className="plain-list">
            {list.podcasts.map((podcast) => (
              <Entry key={podcast.podcastId} podcast={podcast} />
            ))}
          </ol>
        </Stack>
      )}
    </Container>
  );
}

function Entry({ podcast }: { podcast: ListiclePodcast }) {
  const { position, title, slug, author, description, imageUrl, genres, language, episodeCount, lastEpisodePublishedAt } = podcast;
  return (
    <li className={classes.entry}>
      <span className={`${classes.position} numbers`} aria-hidden="true">
        {position}
      </span>
      <Artwork title={title} cover={podcastCover(slug, imageUrl)} size={72} />
      <div className={classes.entryText}>
        <h2>
          <AppLink href={paths.podcast(slug)}>{title}</AppLink>
        </h2>
        {author && (
          <Text size="sm" c="dimmed">
            {author}
          </Text>
        )}
        {description && <Text size="sm">{description}</Text>}
        <Text size="xs" c="dimmed" className="dotted">
          {genres[0] && <span>{genreName(genres[0])}</span>}
          {language && <span>{languageName(language)}</span>}
          {episodeCount !== null && <span>{plural(episodeCount, 'episode')}</span>}
          {lastEpisodePublishedAt && (
            <span>
              Latest episode <TimeAgo value={lastEpisodePublishedAt} />
            </span>
          )}
        </Text>
      </div>
    </li>
  );
}
