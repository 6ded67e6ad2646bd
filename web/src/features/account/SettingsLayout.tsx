import { Container, NativeSelect, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { meQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { openPage } from '../../ui/navigation/open-page';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Settings.module.css';
import { ADMINISTRATION, isCurrentSection, SETTINGS_GROUPS } from './settings-sections';

interface SettingsLayoutProps {
  title: string;
  children: ReactNode;
}

/** The frame of a settings page: it links to the other settings pages. */
export function SettingsLayout({ title, children }: SettingsLayoutProps) {
  const { data, isPending, isError, error, refetch } = useQuery(meQuery);
  useTitle(title);
  return (
    <Container size={1080} py="lg">
      {isPending && <SkeletonRows count={2} label="Loading your account" />}
      {isError && <ErrorState title="Couldn’t load your account" error={error} onRetry={() => void refetch()} />}
      <div className={classes.frame}>
        {data?.user && <SettingsNav isAdministrator={data.limits.tier === 'admin'} />}
        <Stack gap="lg" className={classes.content}>
          <Title order={1}>{title}</Title>
          {data?.user && children}
        </Stack>
      </div>
    </Container>
  );
}

/** A column of links; on phones a list to choose from. */
function SettingsNav({ isAdministrator }: { isAdministrator: boolean }) {
  const { pathname } = useLocation();
  const router = useRouter();
  const groups = isAdministrator ? [...SETTINGS_GROUPS, ADMINISTRATION] : SETTINGS_GROUPS;
  const sections = groups.flatMap((group) => group.sections);
  return (
    <>
      <NativeSelect
        className={classes.choice}
        size="md"
        aria-label="Settings page"
        value={sections.find(({ href }) => isCurrentSection(href, pathname))?.href}
        data={groups.map(({ label, sections: items }) => ({ group: label, items: items.map((item) => ({ value: item.href, label: item.label })) }))}
        onChange={(event) => openPage(router, event.currentTarget.value)}
      />
      <nav aria-label="Settings" className={classes.nav}>
        {groups.map(({ label, sections: items }) => (
          <div key={label}>
            <Text size="xs" c="dimmed" fw={650} mb={4} px={10}>
              {label}
            </Text>
            <ul className={classes.links}>
              {items.map(({ href, label: name }) => (
                <li key={href}>
                  <AppLink href={href} className={classes.section} aria-current={isCurrentSection(href, pathname) ? 'page' : undefined}>
                    {name}
                  </AppLink>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </nav>
    </>
  );
}
