import { DatePicker } from '@mantine/dates';
import '@mantine/dates/styles.css';

interface DayPickerProps {
  /** "2026-11-24". */
  value: string | null;
  today: string;
  onChange: (day: string | null) => void;
}

/** A calendar for one day. */
export default function DayPicker({ value, today, onChange }: DayPickerProps) {
  return <DatePicker hideOutsideDates weekendDays={[]} value={value} defaultDate={value ?? today} onChange={onChange} ariaLabels={{ previousMonth: 'Previous month', nextMonth: 'Next month' }} />;
}
