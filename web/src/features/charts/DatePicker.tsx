import { ActionIcon, TextInput, Tooltip } from '@mantine/core';
import { IconChevronLeft, IconChevronRight } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { chartAvailabilityQuery } from '../../api/queries';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { formatDay } from '../../ui/format';
import classes from './Charts.module.css';
import type { ChartSelection } from './chart-selection';

interface DatePickerProps {
  selection: ChartSelection;
  /** The day that is on the page. */
  shownDate: string | null;
  isSignedIn: boolean;
  onSelect: (choice: ChartSelection) => void;
}

/** The day of the chart: the captured day before, the one after, or any other. */
export function DatePicker({ selection, shownDate, isSignedIn, onSelect }: DatePickerProps) {
  const { chartType, country, category } = selection;
  const { data } = useQuery({ ...chartAvailabilityQuery({ chartType, country, category }, shownDate), enabled: isSignedIn });
  if (!isSignedIn) {
    return (
      <p className={classes.signIn}>
        <AppLink href={paths.signIn()}>Sign in</AppLink> for the charts of past days
      </p>
    );
  }
  const { earliestChartDate, latestChartDate, previousChartDate, nextChartDate } = data?.availability ?? {};
  const step = (date: string | null | undefined, name: string, icon: typeof IconChevronLeft) => {
    const Icon = icon;
    const label = date ? `${name}: ${formatDay(date)}` : `${name}: none`;
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
      {step(previousChartDate, 'Captured day before', IconChevronLeft)}
      <TextInput
        type="date"
        aria-label="Day of the chart"
        value={shownDate ?? ''}
        min={earliestChartDate ?? undefined}
        max={latestChartDate ?? undefined}
        onChange={(event) => event.currentTarget.value && onSelect({ ...selection, date: event.currentTarget.value })}
      />
      {step(nextChartDate, 'Captured day after', IconChevronRight)}
    </div>
  );
}
