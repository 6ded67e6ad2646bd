import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { chartAvailabilityQuery } from '../../api/queries';
import { AppLink } from '../../ui/AppLink';
import { formatDay } from '../../ui/format';
import { paths } from '../../urls/paths';
import classes from './Charts.module.css';
import type { ChartSelection } from './chart-selection';

interface DatePickerProps {
  selection: ChartSelection;
  /** The day of the shown chart. */
  shownDate: string | null;
  isSignedIn: boolean;
  onSelect: (choice: ChartSelection) => void;
}

/** Selects the day of the chart: the previous or next captured day, or a date. */
export function DatePicker({ selection, shownDate, isSignedIn, onSelect }: DatePickerProps) {
  const { chartType, country, category } = selection;
  const { data } = useQuery({ ...chartAvailabilityQuery({ chartType, country, category }, shownDate), enabled: isSignedIn });
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
    const label = date ? `${name} chart: ${formatDay(date)}` : `No ${name.toLowerCase()} chart`;
    return (
      <Tooltip label={label}>
        <ActionIcon variant="default" size="lg" aria-label={label} disabled={!date} onClick={() => onSelect({ ...selection, date: date ?? null })}>
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
