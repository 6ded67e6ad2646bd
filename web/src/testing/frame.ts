/** What the frame of the application reads on each of its pages. */
import { screen, within } from '@testing-library/react';
import type { Schemas } from 'earshot';
import { api } from './api';
import { signIn } from './render';

/** Signs a user in to a team without lists, alerts and saved preferences. Tests change an answer by `api.on`. */
export function signInToApp(user: Partial<Schemas['UserView']> = {}, limits: Partial<Schemas['LimitsView']> = {}): void {
  signIn(user, limits);
  api.on('get', '/api/v1/projects', {});
  api.on('get', '/api/v1/users/preferences', {});
  api.on('get', '/api/v1/teams/usage/current', {});
  api.on('get', '/api/v1/alerts/matches', {});
}

/** The link of a page in the sidebar. The bar of phones has links of the same names, which CSS hides. */
export const sidebarLink = (name: string): HTMLElement => within(screen.getByRole('complementary', { name: 'Sidebar' })).getByRole('link', { name });
