import { Container, Stack, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { meQuery } from '../../api/queries';
import { AppLink } from '../../ui/AppLink';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { paths } from '../../urls/paths';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Settings.module.css';

interface SettingsLayoutProps {
  title: string;
  children: ReactNode;
}

const SECTIONS: readonly { href: string; label: string }[] = [
  { href: paths.userSettings(), label: 'Account' },
  { href: paths.outreachTemplates(), label: 'Outreach templates' },
  { href: paths.team(), label: 'Team' },
  { href: paths.customPrompts(), label: 'Prompts' },
  { href: paths.developers(), label: 'Developers' },
  { href: paths.webhooks(), label: 'Webhooks' },
];

/** Sections that are also current on the pages below them. The pages below Developers are sections of their own. */
const HAS_SUB_PAGES: readonly string[] = [paths.outreachTemplates(), paths.customPrompts()];

/** The frame of a settings page: it links to the other settings pages. */
export function SettingsLayout({ title, children }: SettingsLayoutProps) {
  const { data, isPending, isError, error, refetch } = useQuery(meQuery);
  const { pathname } = useLocation();
  useTitle(title);
  return (
    <Container size={820} py="lg">
      <Stack gap="lg">
        <Title order={1}>{title}</Title>
        {isPending && <SkeletonRows count={2} label="Loading your account" />}
        {isError && <ErrorState title="Couldn’t load your account" error={error} onRetry={() => void refetch()} />}
        {data?.user && (
          <>
            <nav aria-label="Settings">
              <ul className={classes.nav}>
                {SECTIONS.map(({ href, label }) => (
                  <li key={href}>
                    <AppLink href={href} className={classes.section} aria-current={href === pathname || (HAS_SUB_PAGES.includes(href) && pathname.startsWith(`${href}/`)) ? 'page' : undefined}>
                      {label}
                    </AppLink>
                  </li>
                ))}
              </ul>
            </nav>
            {children}
          </>
        )}
      </Stack>
    </Container>
  );
}
