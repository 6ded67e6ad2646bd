import { Anchor, Group, NativeSelect, SegmentedControl, Text } from '@mantine/core';
import { IconLayoutList, IconTable } from '@tabler/icons-react';
import type { SearchPage } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { formatCount, formatTotal } from '../../ui/format';
import { type Plan, PLAN_LABELS } from './plans';
import classes from './Search.module.css';
import { type SearchState, type Sort, SORTS } from './state';
import { readSavedView, saveView } from './saved-view';

interface ResultsBarProps {
  state: SearchState;
  pages: readonly SearchPage[];
  plan: Plan;
  onChange: (state: SearchState) => void;
}

const SORT_LABELS: Readonly<Record<Sort, string>> = { relevance: 'Relevance', recent: 'Recent activity', title: 'Title' };

export function ResultsBar({ state, pages, plan, onChange }: ResultsBarProps) {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return null;
  const { total } = first.result;
  const shown = pages.reduce((sum, page) => sum + page.result.hits.length, 0);
  const noun = first.mode === 'podcasts' ? 'podcasts' : 'episodes';
  const isCapped = !last.cursor && shown < total.value;
  return (
    <Group className={classes.bar} justify="space-between" gap="xs">
      <Text size="sm" role="status" className="numbers">
        <strong>{formatCount(shown)}</strong> of <strong>{formatTotal(total)}</strong> {noun}
        {isCapped && (
          <>
            {' '}
            on {PLAN_LABELS[plan]}.{' '}
            {plan === 'public' && (
              <Anchor component={AppLink} href={paths.signIn({ source: 'search' })} underline="always">
                Sign in for more
              </Anchor>
            )}
          </>
        )}
      </Text>
      <Group gap="xs">
        <NativeSelect
          aria-label="Sort by"
          size="xs"
          value={state.sort}
          data={SORTS.map((sort) => ({ value: sort, label: SORT_LABELS[sort] }))}
          onChange={(event) => onChange({ ...state, sort: SORTS.find((sort) => sort === event.currentTarget.value) ?? 'relevance' })}
        />
        <SegmentedControl
          aria-label="View"
          size="xs"
          value={state.view ?? readSavedView()}
          data={[
            { value: 'list', label: <ViewLabel icon={<IconLayoutList size={16} aria-hidden="true" />} text="List" /> },
            { value: 'table', label: <ViewLabel icon={<IconTable size={16} aria-hidden="true" />} text="Table" /> },
          ]}
          onChange={(value) => {
            const view = value === 'table' ? 'table' : 'list';
            saveView(view);
            onChange({ ...state, view });
          }}
        />
      </Group>
    </Group>
  );
}

interface ViewLabelProps {
  icon: React.ReactNode;
  text: string;
}

function ViewLabel({ icon, text }: ViewLabelProps) {
  return (
    <span className={classes.viewLabel}>
      {icon}
      {text}
    </span>
  );
}
