import { useRouterState } from '@tanstack/react-router';
import { isAppPath, paths } from '../../urls/paths';
import { type ChartSelection, formatSelection } from './chart-selection';

/** Builds the URL of a chart: public, or within the application when the page is. */
export function useChartPath(): (selection: ChartSelection) => string {
  const isInApp = useRouterState({ select: (state) => isAppPath(state.location.pathname) });
  return (selection) => (isInApp ? paths.charts : paths.publicCharts)(formatSelection(selection));
}
