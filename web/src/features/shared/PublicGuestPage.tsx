import { Anchor, Button, Container, Group, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useParams } from '@tanstack/react-router';
import { Fragment } from 'react';
import { toApiError } from '../../api/errors';
import { type MarkdownBlock, type PublicGuest, publicGuestQuery } from '../../api/guests/profile-calls';
import { Photo } from '../../ui/media/Photo';
import { AppLink } from '../../ui/navigation/AppLink';
import { hostName, safeHref } from '../../ui/text/format';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { paths } from '../../urls/paths';
import { NotFoundPage } from '../../widgets/ErrorPanel';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Shared.module.css';

/** `/guests/{publicSlug}`: the public page of a guest, for hosts. */
export function PublicGuestPage() {
  const { publicSlug = '' } = useParams({ strict: false }) as { publicSlug?: string };
  const { data, isPending, isError, error, refetch } = useQuery(publicGuestQuery(publicSlug));
  useTitle(data?.guest.name);
  if (isError && toApiError(error).isNotFound) return <NotFoundPage />;
  return (
    <Container size={820} py="lg">
      {isPending && <SkeletonRows count={4} height={110} label="Loading the guest" />}
      {isError && !data && <ErrorState title="Couldn’t load the guest" error={error} onRetry={() => void refetch()} />}
      {data && <Guest guest={data.guest} />}
    </Container>
  );
}

const paragraphsOf = (text: string) => text.split('\n').map((line) => line.trim()).filter((line) => line !== '');

function Guest({ guest }: { guest: PublicGuest }) {
  const { name, companyName, shortBio, longBio, topicsToDiscuss, areasOfExpertise, marketingLetter, appearances } = guest;
  const bookingUrl = safeHref(guest.bookingUrl);
  return (
    <Stack component="article" gap="lg" className={classes.guest}>
      <div>
        {guest.photoPath && <Photo name={name} path={guest.photoPath} size={120} isEager />}
        <Title order={1}>{name}</Title>
        {companyName && <Text c="dimmed">{companyName}</Text>}
        {shortBio && (
          <Text size="lg" mt="xs" className={classes.text}>
            {shortBio}
          </Text>
        )}
        {bookingUrl && (
          <Button component="a" href={bookingUrl} target="_blank" rel="nofollow noopener noreferrer ugc" mt="md" className={classes.booking}>
            Book a time
          </Button>
        )}
      </div>
      {marketingLetter.length > 0 && <Letter blocks={marketingLetter} />}
      <TextList title="Topics" texts={topicsToDiscuss} />
      <TextList title="Expertise" texts={areasOfExpertise} />
      {longBio && (
        <section aria-labelledby="about">
          <Title order={2} size="h3" id="about" mb="xs">
            About
          </Title>
          {paragraphsOf(longBio).map((paragraph, place) => (
            <p key={place} className={classes.text}>
              {paragraph}
            </p>
          ))}
        </section>
      )}
      {appearances && appearances.length > 0 && (
        <section aria-labelledby="appearances">
          <Title order={2} size="h3" id="appearances" mb="xs">
            Appearances
          </Title>
          <ul className={classes.plainList}>
            {appearances.map(({ episodeSlug, episodeTitle, podcastSlug, podcastTitle }, place) => (
              <li key={place}>
                <Anchor component={AppLink} href={paths.episode(podcastSlug, episodeSlug)} underline="always">
                  {episodeTitle}
                </Anchor>
                , {podcastTitle}
              </li>
            ))}
          </ul>
        </section>
      )}
      <Links guest={guest} />
    </Stack>
  );
}

function TextList({ title, texts }: { title: string; texts: readonly string[] }) {
  if (texts.length === 0) return null;
  const id = title.toLowerCase();
  return (
    <section aria-labelledby={id}>
      <Title order={2} size="h3" id={id} mb="xs">
        {title}
      </Title>
      <ul className={classes.plainList}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  );
}

/** Untrusted text: renders only text and checked links. */
function Letter({ blocks }: { blocks: readonly MarkdownBlock[] }) {
  return (
    <section aria-label="Letter">
      {groupItems(blocks).map((group, place) => {
        const [first] = group;
        if (first?.kind === 'item') {
          return (
            <ul key={place} className={classes.plainList}>
              {group.map(({ spans }, number) => (
                <li key={number}>
                  <Spans spans={spans} />
                </li>
              ))}
            </ul>
          );
        }
        if (first?.kind === 'heading') {
          return (
            <Title key={place} order={2} size="h3">
              <Spans spans={first.spans} />
            </Title>
          );
        }
        return (
          <p key={place} className={classes.text}>
            {first && <Spans spans={first.spans} />}
          </p>
        );
      })}
    </section>
  );
}

/** Items that follow each other are one list; any other block is alone. */
function groupItems(blocks: readonly MarkdownBlock[]): MarkdownBlock[][] {
  const groups: MarkdownBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    if (block.kind === 'item' && last?.[0]?.kind === 'item') last.push(block);
    else groups.push([block]);
  }
  return groups;
}

const Spans = ({ spans }: Pick<MarkdownBlock, 'spans'>) =>
  spans.map(({ text, url }, number) => {
    const href = safeHref(url);
    return href ? (
      <Anchor key={number} href={href} underline="always" target="_blank" rel="nofollow noopener noreferrer ugc">
        {text}
      </Anchor>
    ) : (
      <Fragment key={number}>{text}</Fragment>
    );
  });

function Links({ guest: { websiteUrl, onePagerUrl, socialMediaLinks } }: { guest: PublicGuest }) {
  const links = [
    ...(websiteUrl ? [{ label: hostName(websiteUrl), url: websiteUrl }] : []),
    ...(onePagerUrl ? [{ label: 'One-pager', url: onePagerUrl }] : []),
    ...socialMediaLinks.map(({ label, url }) => ({ label, url })),
  ].flatMap(({ label, url }) => {
    const href = safeHref(url);
    return href ? [{ label, href }] : [];
  });
  if (links.length === 0) return null;
  return (
    <Group component="ul" gap="md" className={classes.linkList} aria-label="Links">
      {links.map(({ label, href }) => (
        <li key={href}>
          <Anchor href={href} underline="always" target="_blank" rel="nofollow noopener noreferrer ugc">
            {label}
          </Anchor>
        </li>
      ))}
    </Group>
  );
}
