import { Combobox, Text, useCombobox } from '@mantine/core';
import { IconPinned, IconPlus } from '@tabler/icons-react';
import { useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useActions } from '../../ui/navigation/shortcuts';
import { paths, type ProjectSubPage } from '../../urls/paths';
import classes from './Frame.module.css';
import { SwitcherButton } from './ProjectSwitcher';
import { useProjects } from './useProjects';

const NEW = '/new';
const SUB_PAGES: readonly string[] = ['podcasts', 'strategies', 'recent-episodes', 'activity', 'settings'] satisfies ProjectSubPage[];

/** The part of the project that the path shows, so that switching keeps it. */
function subPageOf(path: string): ProjectSubPage | null {
  const part = path.split('/')[4];
  return SUB_PAGES.includes(part ?? '') ? (part as ProjectSubPage) : null;
}

/** The menu of `ProjectSwitcher`, which opens as it takes the place of its button. */
export function ProjectSwitcherMenu() {
  const router = useRouter();
  const path = useRouterState({ select: (state) => state.location.pathname });
  const { projects, pinnedIds, current, isPending, isError } = useProjects();
  const [filter, setFilter] = useState('');
  const combobox = useCombobox({
    onDropdownClose: () => {
      combobox.resetSelectedOption();
      combobox.focusTarget();
      setFilter('');
    },
    onDropdownOpen: () => combobox.focusSearchInput(),
  });
  const open = useEffectEvent(() => combobox.openDropdown());
  useEffect(() => open(), []);
  useActions([{ label: 'Switch list', keywords: 'project', key: 'g l', keyLabel: 'G L', run: () => combobox.openDropdown() }]);
  const text = filter.trim().toLowerCase();
  const matching = projects.filter(({ name }) => name.toLowerCase().includes(text));
  const choose = (slug: string) => {
    combobox.closeDropdown();
    void router.navigate({ href: slug === NEW ? paths.newProject() : paths.project(slug, current ? subPageOf(path) : null) });
  };
  return (
    <Combobox store={combobox} onOptionSubmit={choose} width={300} position="bottom-start" radius="md" shadow="md" withinPortal={false} floatingStrategy="fixed">
      <Combobox.Target targetType="button" withAriaAttributes={false}>
        <SwitcherButton name={current?.name ?? null} aria-haspopup="listbox" aria-expanded={combobox.dropdownOpened} onClick={() => combobox.toggleDropdown()} />
      </Combobox.Target>
      <Combobox.Dropdown>
        <Combobox.Search value={filter} onChange={(event) => (setFilter(event.currentTarget.value), combobox.selectFirstOption())} placeholder="Find a list" aria-label="Find a list" />
        <Combobox.Options aria-label="Lists" className={classes.switcherOptions}>
          {matching.map(({ projectId, slug, name, listedPodcastsCount }) => (
            <Combobox.Option key={projectId} value={slug} active={current?.projectId === projectId} className={classes.switcherOption}>
              <span className={classes.switcherName}>{name}</span>
              {pinnedIds.includes(projectId) && <IconPinned size={14} aria-label="Pinned" />}
              <span className="numbers">{listedPodcastsCount}</span>
            </Combobox.Option>
          ))}
          <Combobox.Option value={NEW} className={classes.switcherOption}>
            <IconPlus size={16} aria-hidden="true" />
            <span className={classes.switcherName}>New list</span>
          </Combobox.Option>
        </Combobox.Options>
        {matching.length === 0 && (
          <Combobox.Footer>
            <Text size="sm" c="dimmed">
              {isError ? 'Your lists couldn’t be loaded.' : isPending ? 'Loading your lists…' : text ? 'No list with this name.' : 'No lists yet.'}
            </Text>
          </Combobox.Footer>
        )}
      </Combobox.Dropdown>
    </Combobox>
  );
}
