import { Anchor, Group, SegmentedControl, Text } from '@mantine/core';
import { IconLayoutList, IconTable } from '@tabler/icons-react';
import type { SearchResultPage } from '../../../api/queries';
import { paths } from '../../../app/paths';
import { AppLink } from '../../../ui/AppLink';
import { formatCount, formatTotal } from '../../../ui/format';
import { type Plan, PLAN_LABELS } from '../plans';
import type { SearchState } from '../state';
import classes from './Results.module.css';
import { readSavedView, saveView } from './saved-view';
import { SortControl } from './SortControl';

interface ResultsBarProps {
  state: SearchState;
  pages: readonly SearchResultPage[];
  plan: Plan;
  /** Whether the bar contains the sort control. Narrow screens show it in a sheet. */
  hasSortControl: boolean;
  onChange: (state: SearchState) => void;
}

export function ResultsBar({ state, pages, plan, hasSortControl, onChange }: ResultsBarProps) {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return null;
  const { total } = first.result;
  const shownCount = pages.reduce((sum, page) => sum + page.result.hits.length, 0);
  const noun = first.mode === 'podcasts' ? 'podcast' : 'episode';
  const isCapped = !last.cursor && shownCount < total.value;
  return (
    <Group className={classes.bar} justify="space-between" gap="xs">
      <Text size="sm" role="status" className="numbers">
        <strong>{formatCount(shownCount)}</strong> of <strong>{formatTotal(total)}</strong> {total.value === 1 ? noun : `${noun}s`}
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
        {hasSortControl && <SortControl sorts={state.sorts} plan={plan} onChange={(sorts) => onChange({ ...state, sorts })} />}
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
