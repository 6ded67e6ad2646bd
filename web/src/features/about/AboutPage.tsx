import { Anchor, Container, Text, Title } from '@mantine/core';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { useTitle } from '../../ui/useTitle';
import classes from './About.module.css';

export function AboutPage() {
  useTitle('About');
  return (
    <Container size={720} py="lg" className={classes.page}>
      <Title order={1}>About Earshot</Title>
      <Text size="lg" mt="md">
        Earshot searches podcasts and the words spoken in them. It is made for people who need to find the right show: guests and the agencies that
        book them, advertisers, researchers, and developers who build on podcast data.
      </Text>
      <Title order={2}>Where the facts come from</Title>
      <Text>
        Podcasts publish a feed, and Earshot reads it: titles, show notes, episodes, links, and a transcript where the show offers one. A figure that
        was never seen is shown as “n/a”, which is not the same as zero, and a figure that can grow old says how old it is.
      </Text>
      <Title order={2}>How to search</Title>
      <ul>
        <li>
          <code>cash flow</code> finds what is about these words, the best first.
        </li>
        <li>
          <code>"cash flow"</code> wants exactly this phrase, or this word, <code>-crypto</code> leaves out what mentions the word.
        </li>
        <li>
          <code>title:kitchen</code>, <code>description:kitchen</code> and <code>transcript:kitchen</code> look in one place only. A transcript term
          searches episodes, and shows the moment at which the words were said.
        </li>
        <li>Every search is its own address: what you see can be sent to somebody else, or kept.</li>
      </ul>
      <Text>
        Press <kbd>/</kbd> to search from anywhere, and <kbd>?</kbd> for all shortcuts. <Anchor component={AppLink} href={paths.search()} underline="always">Start a search</Anchor>, or{' '}
        <Anchor component={AppLink} href={paths.directory()} underline="always">walk through the directory</Anchor>.
      </Text>
    </Container>
  );
}
