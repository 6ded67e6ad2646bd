import { screen, within } from '@testing-library/react';

/** The link of a page in the sidebar. The bar of phones has links of the same names, which styles hide. */
export const sidebarLink = (name: string): HTMLElement => within(screen.getByRole('complementary', { name: 'Sidebar' })).getByRole('link', { name });
