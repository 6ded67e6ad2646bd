import { Text } from '@mantine/core';
import { AppLink } from '../ui/AppLink';
import { Wordmark } from '../ui/Wordmark';
import { paths } from '../urls/paths';
import classes from './Shell.module.css';

interface FooterProps {
  onOpenShortcuts: () => void;
}

export function Footer({ onOpenShortcuts }: FooterProps) {
  return (
    <footer className={classes.footer}>
      <div className={classes.footerInner}>
        <div>
          <Wordmark />
          <Text size="sm" c="dimmed" mt={8} maw={340}>
            Search podcasts, episodes, and what’s said in them.
          </Text>
        </div>
        <nav className={classes.footerNav} aria-label="Footer">
          <AppLink href={paths.search()}>Search</AppLink>
          <AppLink href={paths.podcasts()}>Browse podcasts</AppLink>
          <AppLink href={paths.directory()}>Directory A to Z</AppLink>
          <AppLink href={paths.podcast2Stats()}>Podcasting 2.0 in feeds</AppLink>
          <AppLink href={paths.about()}>About</AppLink>
          <AppLink href={paths.apiDocs()}>API</AppLink>
          <AppLink href={paths.apiStatus()}>API status</AppLink>
          <AppLink href={paths.app()}>Dashboard</AppLink>
          <button type="button" onClick={onOpenShortcuts}>
            Keyboard shortcuts
          </button>
        </nav>
      </div>
    </footer>
  );
}
