import { Anchor, Container, Text, Title } from '@mantine/core';
import { AppLink } from '../../ui/AppLink';
import { useTitle } from '../../ui/useTitle';
import { paths } from '../../urls/paths';
import classes from './About.module.css';

export function AboutPage() {
  useTitle('About');
  return (
    <Container size={720} py="lg" className={classes.page}>
      <Title order={1}>About Earshot</Title>
      <Text size="lg" mt="md">
        Earshot searches podcasts and what’s said in them. It’s for people who need to find the right show: guests and the agencies that book
        them, advertisers, researchers, and developers who build on podcast data.
      </Text>
      <Title order={2}>Where the data comes from</Title>
      <Text>
        Earshot reads the feed that each podcast publishes: titles, show notes, episodes, links, and transcripts where available. “Unknown” means that we
        don’t have a figure; it doesn’t mean zero. A lock shows which plan includes a figure. Figures that change show when they were last updated.
      </Text>
      <Title order={2}>How to search</Title>
      <ul>
        <li>
          <code>cash flow</code> finds podcasts about these words, best matches first.
        </li>
        <li>
          <code>"cash flow"</code> matches this exact phrase, and <code>-crypto</code> excludes results that mention the word.
        </li>
        <li>
          <code>title:kitchen</code>, <code>description:kitchen</code> and <code>transcript:kitchen</code> search one field only. A transcript
          search finds episodes and shows when the words were said.
        </li>
        <li>Every search has its own URL, so you can share or bookmark it.</li>
      </ul>
      <Text>
        Press <kbd>/</kbd> to search from anywhere, and <kbd>?</kbd> for all shortcuts. <Anchor component={AppLink} href={paths.search()} underline="always">Start a search</Anchor>, or{' '}
        <Anchor component={AppLink} href={paths.directory()} underline="always">browse the directory</Anchor>.
      </Text>
    </Container>
  );
}
