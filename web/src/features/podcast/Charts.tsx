import { SegmentedControl, VisuallyHidden } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { type ChartName, chartPresenceQuery, podcastChartHistoryQuery } from '../../api/queries';
import type { ChartType } from '../../api/types';
import { paths } from '../../app/paths';
import { AppLink } from '../../ui/AppLink';
import { countryName } from '../../ui/countries';
import { FirstOf } from '../../ui/FirstOf';
import { formatCount, formatDay, formatDecimal, formatRank, genreName, NOT_AVAILABLE, plural } from '../../ui/format';
import { Plot } from '../../ui/plot/Plot';
import { rankScale } from '../../ui/plot/series';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './Charts.module.css';
import { changeOf, keyOf, pointsOf, type PresentChart, streakOf } from './charts-data';
import page from './Podcast.module.css';

interface ChartsProps {
  slug: string;
  /** Of the show. */
  name: string;
}

const PLATFORMS: Readonly<Record<string, string>> = { apple: 'Apple', spotify: 'Spotify' };
const RANGES = [
  { value: '30d', label: '30 days' },
  { value: '90d', label: '90 days' },
  { value: '1y', label: '1 year' },
  { value: 'all', label: 'All' },
];
const FEW = 8;

const nameOf = (chart: PresentChart): ChartName => ({ chartType: chart.chartType as ChartType, country: chart.country, category: chart.category });
const titleOf = ({ chartType, country, category }: ChartName) => `${PLATFORMS[chartType] ?? chartType} ${countryName(country.toUpperCase())}, ${genreName(category)}`;

/** Where the show stands on charts, and how it got there. A show that was never on one has no such section. */
export function Charts({ slug, name }: ChartsProps) {
  const { data, isError, error, refetch } = useQuery(chartPresenceQuery(slug));
  const [chosen, setChosen] = useState<string | null>(null);
  const charts = data?.presence.charts ?? [];
  const plotted = charts.find((chart) => keyOf(chart) === chosen) ?? charts[0];
  if (!isError && !plotted) return null;
  const { onNow = 0, markets = 0, top10Now = 0 } = data?.presence.summary ?? {};
  return (
    <section aria-labelledby="charts">
      <h2 id="charts" className={page.heading}>
        Charts
      </h2>
      {isError && <ErrorState title="The charts could not be loaded" error={error} onRetry={() => void refetch()} />}
      {plotted && (
        <>
          <p className={page.count}>
            {onNow === 0 ? 'On no chart now' : `On ${plural(onNow, 'chart')} in ${plural(markets, 'country', 'countries')} now`}
            {top10Now > 0 && `, ${top10Now} of them in the top 10`}
          </p>
          <History slug={slug} name={name} chart={nameOf(plotted)} />
          <FirstOf items={charts} few={FEW} nouns="charts">
            {(shown) => (
              <ul className={classes.list} aria-label="Charts it is or was on">
                {shown.map((chart) => (
                  <ChartRow key={keyOf(chart)} chart={chart} isChosen={chart === plotted} onChoose={() => setChosen(keyOf(chart))} />
                ))}
              </ul>
            )}
          </FirstOf>
        </>
      )}
    </section>
  );
}

interface ChartRowProps {
  chart: PresentChart;
  isChosen: boolean;
  onChoose: () => void;
}

function ChartRow({ chart, isChosen, onChoose }: ChartRowProps) {
  const change = changeOf(chart);
  const isOn = chart.state === 'on_now';
  return (
    <li>
      <button type="button" aria-pressed={isChosen} className={classes.row} onClick={onChoose} data-off={!isOn || undefined}>
        <span className={`${classes.rank} numbers`}>{isOn ? `#${chart.lastSeen.position}` : '–'}</span>
        <span className={classes.name}>{titleOf(nameOf(chart))}</span>
        <span className={classes.change} data-way={change.way}>
          <span aria-hidden="true">{change.short}</span>
          <VisuallyHidden>{change.words}</VisuallyHidden>
        </span>
        <span className={classes.best}>
          {isOn ? `best #${chart.bestAllTime.position}` : `last #${chart.lastSeen.position} on ${formatDay(chart.lastSeen.date)}`}
        </span>
      </button>
    </li>
  );
}

interface HistoryProps {
  slug: string;
  name: string;
  chart: ChartName;
}

function History({ slug, name, chart }: HistoryProps) {
  const [range, setRange] = useState('30d');
  const { data, isError, error, refetch, isPlaceholderData } = useQuery(podcastChartHistoryQuery(slug, chart, range));
  const history = data?.history;
  const title = titleOf(chart);
  return (
    <div className={classes.history}>
      <div className={classes.head}>
        <h3>
          <AppLink href={paths.charts({ ...chart })}>{title}</AppLink>
        </h3>
        <SegmentedControl size="xs" value={range} onChange={setRange} data={RANGES} aria-label="How far back" />
      </div>
      {isError && <ErrorState title="The history could not be loaded" error={error} onRetry={() => void refetch()} />}
      {!isError && (
        <div data-stale={isPlaceholderData || undefined}>
          <Plot
            title={`${name}: rank on ${title}`}
            valueName={history?.series.resolution === 'weekly' ? 'Best rank' : 'Rank'}
            points={history ? pointsOf(history.series) : null}
            scale={rankScale}
            format={formatRank}
            formatTick={formatCount}
            unit={history?.series.resolution === 'weekly' ? 'week' : 'day'}
          />
          <dl className={classes.stats}>
            <Stat name="Best" value={formatRank(history?.stats.bestPosition)} />
            <Stat name="Average" value={formatDecimal(history?.stats.averagePositionWhenCharting)} />
            <Stat name="Days on chart" value={history ? `${history.stats.daysOnChart} of ${history.stats.chartDays}` : NOT_AVAILABLE} />
            <Stat name="Streak" value={history ? streakOf(history.stats.streak) : NOT_AVAILABLE} />
            <Stat name="No data" value={history ? plural(history.stats.missingDays, 'day') : NOT_AVAILABLE} />
          </dl>
        </div>
      )}
    </div>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="numbers">{value}</dd>
    </div>
  );
}
