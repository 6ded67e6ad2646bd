import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { meQuery } from '../../../api/queries';
import { SettingsLayout } from '../SettingsLayout';

interface AdministrationLayoutProps {
  title: string;
  children: ReactNode;
}

/** The frame of a page for administrators of the installation. */
export function AdministrationLayout({ title, children }: AdministrationLayoutProps) {
  const { data } = useQuery(meQuery);
  const isAdministrator = data?.limits.tier === 'admin';
  return <SettingsLayout title={title}>{isAdministrator ? children : <Text role="note">This page is for the administrators of Earshot.</Text>}</SettingsLayout>;
}
