import { Text } from '@mantine/core';
import { AppLink } from '../ui/navigation/AppLink';
import { Wordmark } from '../ui/media/Wordmark';
import { FOOTER_LINKS } from '../urls/footer-links';
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
          <Text size="sm" c="dimmed" mt={8} maw={240}>
            Search podcasts, episodes, and what’s said in them.
          </Text>
          <button type="button" onClick={onOpenShortcuts}>
            Keyboard shortcuts
          </button>
        </div>
        <nav className={classes.footerNav} aria-label="Footer">
          {FOOTER_LINKS.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              {links.map(({ label, path }) => (
                <AppLink key={path} href={path}>
                  {label}
                </AppLink>
              ))}
            </div>
          ))}
        </nav>
      </div>
    </footer>
  );
}
