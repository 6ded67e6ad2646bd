import { Anchor, Button, Group, SegmentedControl, Text } from '@mantine/core';
import { IconDownload, IconLayoutList, IconTable } from '@tabler/icons-react';
import type { SearchResultPage } from '../../../api/queries';
import { AppLink } from '../../../ui/navigation/AppLink';
import { formatCount, formatTotal } from '../../../ui/text/format';
import { SelectionBox } from '../../../ui/forms/SelectionBox';
import { paths } from '../../../urls/paths';
import { SheetExportMenu } from '../../../widgets/SheetExportMenu';
import { type Plan, PLAN_LABELS } from '../plans';
import type { SearchState, View } from '../state';
import classes from './Results.module.css';
import { SortControl } from './SortControl';

interface ResultsBarProps {
  state: SearchState;
  pages: readonly SearchResultPage[];
  plan: Plan;
  view: View;
  /** Whether the bar contains the sort control. Narrow screens show it in a sheet. */
  hasSortControl: boolean;
  /** The selection of results; null for visitors, who have no lists. */
  selection: { areAllShownSelected: boolean; isSomeSelected: boolean; toggleAllShown: () => void; openExport: () => void } | null;
  onChange: (state: SearchState) => void;
  onChangeView: (view: View) => void;
}

export function ResultsBar({ state, pages, plan, view, hasSortControl, selection, onChange, onChangeView }: ResultsBarProps) {
  const first = pages[0];
  const last = pages.at(-1);
  if (!first || !last) return null;
  const { total } = first.result;
  const shownCount = pages.reduce((sum, page) => sum + page.result.hits.length, 0);
  const noun = first.mode === 'podcasts' ? 'podcast' : 'episode';
  const isCapped = !last.cursor && shownCount < total.value;
  return (
    <Group className={classes.bar} justify="space-between" gap="xs">
      {selection && (
        <SelectionBox
          className={classes.selectAll}
          title="Select all results shown"
          label="Select all results shown"
          keyShortcuts="Control+A Meta+A"
          isChecked={selection.areAllShownSelected}
          isPartly={selection.isSomeSelected && !selection.areAllShownSelected}
          onToggle={selection.toggleAllShown}
        />
      )}
      <Text size="sm" role="status" className={`numbers ${classes.count}`}>
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
        {selection && first.mode === 'podcasts' && (
          <Button variant="default" size="xs" leftSection={<IconDownload size={15} aria-hidden="true" />} aria-haspopup="dialog" onClick={selection.openExport}>
            Export
          </Button>
        )}
        {selection && first.mode === 'episodes' && total.value > 0 && <SheetExportMenu size="xs" source={{ kind: 'episodes', searchId: first.searchId }} subject="these episodes" />}
        {hasSortControl && <SortControl sorts={state.sorts} plan={plan} onChange={(sorts) => onChange({ ...state, sorts })} />}
        <SegmentedControl
          aria-label="View"
          size="xs"
          value={view}
          data={[
            { value: 'list', label: <ViewLabel icon={<IconLayoutList size={16} aria-hidden="true" />} text="List" /> },
            { value: 'table', label: <ViewLabel icon={<IconTable size={16} aria-hidden="true" />} text="Table" /> },
          ]}
          onChange={(value) => onChangeView(value === 'table' ? 'table' : 'list')}
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
