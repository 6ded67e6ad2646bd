import { Container, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { apiDocumentQuery, apiSampleQuery } from '../../api/queries';
import { SkeletonRows } from '../../ui/layout/states';
import { useTitle } from '../../ui/layout/useTitle';
import { type QueryString, readText } from '../../urls/query-string';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './ApiDocs.module.css';
import { EndpointView } from './EndpointView';
import { ChangelogTopic } from './ChangelogTopic';
import { ClientsTopic } from './ClientsTopic';
import { groupEndpoints, type RawDocument } from './openapi-document';
import { ErrorsTopic } from './ErrorsTopic';
import { LimitsTopic } from './LimitsTopic';
import { RequestsTopic } from './RequestsTopic';
import { PLACEHOLDER_SAMPLE, type Sample } from './sample';
import { DocsSidebar } from './DocsSidebar';
import { GettingStartedTopic } from './GettingStartedTopic';
import { isTopic, type Topic, TOPICS } from './topics';

/** `/api-docs`: a topic, or one endpoint with `?call=`. */
export function ApiDocsPage() {
  const query: QueryString = useSearch({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(apiDocumentQuery);
  const document = data as RawDocument | undefined;
  const { data: sample = PLACEHOLDER_SAMPLE } = useQuery(apiSampleQuery);
  const groups = useMemo(() => (document ? groupEndpoints(document) : []), [document]);
  const requestedTopic = readText(query.topic);
  const topic = isTopic(requestedTopic) ? requestedTopic : 'start';
  const endpoint = groups.flatMap((group) => group.endpoints).find((each) => each.id === readText(query.call));
  const shown = endpoint?.id ?? topic;
  const topicTitle = TOPICS.find(({ id }) => id === topic)?.title;
  useTitle(endpoint ? `${endpoint.id} | API` : topic === 'start' ? 'API' : `${topicTitle} | API`);
  return (
    <Container size={1180} py="lg" className={classes.page}>
      <DocsSidebar groups={groups} shown={shown} />
      <div className={classes.content}>
        {!document && <Title order={1}>{readText(query.call) ?? topicTitle}</Title>}
        {isPending && <SkeletonRows count={6} label="Loading documentation" />}
        {isError && <ErrorState title="Couldn’t load the documentation" error={error} onRetry={() => void refetch()} />}
        {document && (endpoint ? <EndpointView key={endpoint.id} document={document} endpoint={endpoint} sample={sample} /> : <TopicView topic={topic} document={document} sample={sample} />)}
      </div>
    </Container>
  );
}

function TopicView({ topic, document, sample }: { topic: Topic; document: RawDocument; sample: Sample }) {
  if (topic === 'requests') return <RequestsTopic />;
  if (topic === 'limits') return <LimitsTopic document={document} />;
  if (topic === 'errors') return <ErrorsTopic document={document} />;
  if (topic === 'clients') return <ClientsTopic />;
  if (topic === 'changes') return <ChangelogTopic version={document.info.version} />;
  return <GettingStartedTopic sample={sample} />;
}
