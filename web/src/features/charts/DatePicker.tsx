import { ActionIcon, TextInput } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ChartKey, chartAvailabilityQuery } from '../../api/queries';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatDay } from '../../ui/text/format';
import { paths } from '../../urls/paths';
import classes from './Charts.module.css';
import type { ChartSelection } from './chart-selection';
import { Tooltip } from '../../ui/text/Tooltip';

interface DatePickerProps {
  selection: ChartSelection;
  /** The shown chart, with its day. */
  shown: ChartKey & { date: string | null };
  /** Whether it is shown only until the chart of the selection arrives. Its neighbors are not those of the selection. */
  isReplaced: boolean;
  isSignedIn: boolean;
  onSelect: (choice: ChartSelection) => void;
}

/** Selects the day of the chart: the previous or next captured day, or a date. */
export function DatePicker({ selection, shown, isReplaced, isSignedIn, onSelect }: DatePickerProps) {
  const { chartType, country, category, date: shownDate } = shown;
  const { data, isPlaceholderData } = useQuery({ ...chartAvailabilityQuery({ chartType, country, category }, shownDate), enabled: isSignedIn });
  if (!isSignedIn) {
    return (
      <p className={classes.signIn}>
        <AppLink href={paths.signIn()}>Sign in</AppLink> to see past charts
      </p>
    );
  }
  const { earliestChartDate, latestChartDate, previousChartDate, nextChartDate } = data?.availability ?? {};
  const step = (date: string | null | undefined, name: string, icon: typeof IconChevronLeft) => {
    const Icon = icon;
    const isUnavailable = !date || isReplaced || isPlaceholderData;
    const label = date ? `${name} chart: ${formatDay(date)}` : `No ${name.toLowerCase()} chart`;
    return (
      <Tooltip label={label}>
        {/* Not `disabled`: the pressed button would lose the focus. */}
        <ActionIcon variant="default" size="lg" aria-label={label} aria-disabled={isUnavailable} data-disabled={isUnavailable || undefined} onClick={() => !isUnavailable && onSelect({ ...selection, date })}>
          <Icon size={18} />
        </ActionIcon>
      </Tooltip>
    );
  };
  return (
    <div className={classes.dates}>
      {step(previousChartDate, 'Previous', IconChevronLeft)}
      <TextInput
        type="date"
        aria-label="Chart date"
        value={shownDate ?? ''}
        min={earliestChartDate ?? undefined}
        max={latestChartDate ?? undefined}
        onChange={(event) => event.currentTarget.value && onSelect({ ...selection, date: event.currentTarget.value })}
      />
      {step(nextChartDate, 'Next', IconChevronRight)}
    </div>
  );
}
