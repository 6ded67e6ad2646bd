import { Alert, Button, Group, Stack, Text, Title } from '@mantine/core';
import { IconCompass, IconSparkles } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { strategiesQuery } from '../../../api/strategies/strategies';
import { teamSettingsQuery } from '../../../api/strategies/team-settings';
import { meQuery } from '../../../api/queries';
import { plural } from '../../../ui/text/format';
import { useActions } from '../../../ui/navigation/shortcuts';
import { EmptyState, SkeletonRows } from '../../../ui/layout/states';
import { ErrorState } from '../../../widgets/ErrorState';
import type { SubPageProps } from '../sub-page-code';
import { PlansLink } from '../../../widgets/PlansLink';
import { GenerateDialog } from './GenerateDialog';
import { describeRunLimit } from './run-limits';
import classes from './Strategies.module.css';
import { inOrder } from './strategy-fields';
import { StrategyCard } from './StrategyCard';

/** The search strategies of a list (spec 2): generated, edited, run. */
export function StrategiesSubPage({ project }: SubPageProps) {
  const query = useQuery(strategiesQuery(project.slug));
  const { data: me } = useQuery(meQuery);
  const { data: team } = useQuery({ ...teamSettingsQuery, retry: false });
  const [isGenerating, setIsGenerating] = useState(false);
  const isArchived = project.status === 'ARCHIVED';
  useActions(isArchived ? [] : [{ label: 'Generate strategies for this list', keywords: 'search keywords', run: () => setIsGenerating(true) }]);
  const strategies = query.data ? inOrder(query.data.strategies) : [];
  const tier = me?.limits.tier;
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="sm">
        <div>
          <Title order={2} size="h4">
            Search strategies
          </Title>
          <Text size="sm" c="dimmed">
            Ways to find podcasts for this list, with keywords that run as searches.
          </Text>
        </div>
        {!isArchived && strategies.length > 0 && (
          <Button variant="default" aria-haspopup="dialog" leftSection={<IconSparkles size={16} stroke={1.7} aria-hidden="true" />} onClick={() => setIsGenerating(true)}>
            Generate
          </Button>
        )}
      </Group>
      {query.isPending && <SkeletonRows count={3} height={180} label="Loading the strategies" />}
      {query.isError && !query.data && <ErrorState title="Couldn’t load the strategies" error={query.error} onRetry={() => void query.refetch()} />}
      {query.data && strategies.length === 0 && (
        <EmptyState title="No strategies yet" icon={<IconCompass size={34} stroke={1.4} />}>
          <Text c="dimmed" maw={520}>
            Strategies are generated from the guest, the purpose of the list and podcasts that fit. Some are straightforward, others are worth a try.
          </Text>
          {!isArchived && (
            <Button aria-haspopup="dialog" onClick={() => setIsGenerating(true)}>
              Generate strategies
            </Button>
          )}
        </EmptyState>
      )}
      {strategies.length > 0 && (
        <>
          <Text size="sm" className="numbers" role="note">
            {plural(strategies.length, 'strategy', 'strategies')}. {tier && describeRunLimit(strategies, tier)} <PlansLink />
          </Text>
          {team?.settings.automatedSearchEnabled === false && (
            <Alert color="gray" variant="outline" title="Automated search is off">
              <Text size="sm">Strategies can’t add podcasts. An admin can turn it on in the team settings.</Text>
            </Alert>
          )}
          <ul className={classes.cards} aria-label="Strategies">
            {strategies.map((strategy) => (
              <StrategyCard key={strategy.id} strategy={strategy} all={strategies} project={project} tier={tier} settings={team?.settings} />
            ))}
          </ul>
        </>
      )}
      {isGenerating && <GenerateDialog project={project} hasStrategies={strategies.length > 0} onClose={() => setIsGenerating(false)} />}
    </Stack>
  );
}
