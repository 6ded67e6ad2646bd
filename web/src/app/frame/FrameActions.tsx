import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { isTyping, useActions, useShortcut } from '../../ui/navigation/shortcuts';
import { meQuery } from '../../api/queries';
import { ADMINISTRATION, SETTINGS_GROUPS } from '../../features/account/settings-sections';
import { paths } from '../../urls/paths';
import { undoLatest } from '../../widgets/undo';
import { NAVIGATION } from './navigation';

/** The actions of every page of the application: go to other pages, create a list or a guest profile, undo. */
export function FrameActions({ onToggleRail }: { onToggleRail: () => void }): null {
  const router = useRouter();
  const queryClient = useQueryClient();
  const { data: me } = useQuery(meQuery);
  const goTo = (href: string) => () => void router.navigate({ href });
  const settings = me?.limits.tier === 'admin' ? [...SETTINGS_GROUPS, ADMINISTRATION] : SETTINGS_GROUPS;
  useActions([
    ...NAVIGATION.map(({ label, href, key }) => ({ label: `Go to ${label}`, key: `g ${key}`, keyLabel: `G ${key.toUpperCase()}`, run: goTo(href) })),
    { label: 'New list', keywords: 'create project', key: 'g n', keyLabel: 'G N', run: goTo(paths.newProject()) },
    { label: 'New guest', keywords: 'create profile onboarding', run: goTo(paths.newGuest()) },
    { label: 'Write a pitch', keywords: 'outreach email new compose', run: goTo(paths.newPitch()) },
    { label: 'Archived lists', keywords: 'projects', run: goTo(paths.projects({ tab: 'archived' })) },
    { label: 'Recently deleted lists', keywords: 'projects restore trash', run: goTo(paths.projects({ tab: 'deleted' })) },
    { label: 'Archived guests', keywords: 'profiles', run: goTo(paths.guests({ show: 'archived' })) },
    { label: 'Recently deleted guests', keywords: 'profiles restore trash', run: goTo(paths.guests({ show: 'deleted' })) },
    ...settings.flatMap(({ label: group, sections }) => sections.map(({ href, label }) => ({ label: `Settings: ${label}`, keywords: group, run: goTo(href) }))),
    { label: 'Collapse or expand the sidebar', key: '[', keyLabel: '[', run: onToggleRail },
  ]);
  useShortcut(
    { key: 'mod+z', keyLabel: navigator.userAgent.includes('Mac') ? '⌘ Z' : 'Ctrl Z', label: 'Undo the last change, for 10 seconds', appliesTo: (focused) => !isTyping(focused) },
    () => void undoLatest(queryClient),
  );
  return null;
}
