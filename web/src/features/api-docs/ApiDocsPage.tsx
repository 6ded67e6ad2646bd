import { Container, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useSearch } from '@tanstack/react-router';
import { useMemo } from 'react';
import { apiDocumentQuery, apiSampleQuery } from '../../api/queries';
import { type QueryString, readText } from '../../app/query-string';
import { SkeletonRows } from '../../ui/states';
import { useTitle } from '../../ui/useTitle';
import { ErrorState } from '../../widgets/ErrorState';
import classes from './ApiDocs.module.css';
import { CallView } from './CallView';
import { Changes } from './Changes';
import { Clients } from './Clients';
import { groupsOf, type RawDocument } from './document';
import { Errors } from './Errors';
import { Limits } from './Limits';
import { Requests } from './Requests';
import { NO_SAMPLE, type Sample } from './sample';
import { SideList } from './SideList';
import { Start } from './Start';
import { isTopic, type Topic, TOPICS } from './topics';

/** `/api-docs`: a topic, or with `?call=` one call. */
export function ApiDocsPage() {
  const query: QueryString = useSearch({ strict: false });
  const { data, isPending, isError, error, refetch } = useQuery(apiDocumentQuery);
  const document = data as RawDocument | undefined;
  const { data: sample = NO_SAMPLE } = useQuery(apiSampleQuery);
  const groups = useMemo(() => (document ? groupsOf(document) : []), [document]);
  const asked = readText(query.topic);
  const topic = isTopic(asked) ? asked : 'start';
  const call = groups.flatMap((group) => group.calls).find((each) => each.id === readText(query.call));
  const shown = call?.id ?? topic;
  const topicTitle = TOPICS.find(({ id }) => id === topic)?.title;
  useTitle(call ? `${call.id} | API` : topic === 'start' ? 'API' : `${topicTitle} | API`);
  return (
    <Container size={1180} py="lg" className={classes.page}>
      <SideList groups={groups} shown={shown} />
      <div className={classes.content}>
        {!document && <Title order={1}>{readText(query.call) ?? topicTitle}</Title>}
        {isPending && <SkeletonRows count={6} label="Loading the documentation" />}
        {isError && <ErrorState title="The documentation could not be loaded" error={error} onRetry={() => void refetch()} />}
        {document && (call ? <CallView key={call.id} document={document} call={call} sample={sample} /> : <TopicView topic={topic} document={document} sample={sample} />)}
      </div>
    </Container>
  );
}

function TopicView({ topic, document, sample }: { topic: Topic; document: RawDocument; sample: Sample }) {
  if (topic === 'requests') return <Requests />;
  if (topic === 'limits') return <Limits document={document} />;
  if (topic === 'errors') return <Errors document={document} />;
  if (topic === 'clients') return <Clients />;
  if (topic === 'changes') return <Changes version={document.info.version} />;
  return <Start sample={sample} />;
}
