import { useQuery } from '@tanstack/react-query';
import { useRouterState } from '@tanstack/react-router';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { dataDownloadQuery } from '../../api/account/data-downloads';
import { toApiError } from '../../api/errors';
import { reviewRunQuery } from '../../api/relevancy/reviews';
import { AppLink } from '../../ui/navigation/AppLink';
import { paths } from '../../urls/paths';
import { forgetWork, type LongWork, useLongWork } from '../../widgets/long-work';
import { describeRun } from '../../widgets/relevancy/review-text';
import { showNotice } from '../../widgets/undo';

/** Shows the end of work that its reader has left running, on any page but that of the work, which shows it by itself. */
export function LongWorkNotices() {
  return useLongWork().map((work) => (work.kind === 'reviews' ? <ReviewsNotice key={work.id} work={work} /> : <DownloadNotice key={work.id} work={work} />));
}

type WorkOf<Kind extends LongWork['kind']> = { work: Extract<LongWork, { kind: Kind }> };

function ReviewsNotice({ work: { id, list } }: WorkOf<'reviews'>) {
  const { data, error } = useQuery(reviewRunQuery(list));
  const run = data?.run;
  const page = paths.project(list);
  useEnd(id, [page, paths.project(list, 'podcasts')], {
    isGone: error ? toApiError(error).status === 404 : data !== undefined && run?.id !== id,
    end: run && run.id === id && run.state !== 'running' && (
      <>
        {describeRun(run)} <AppLink href={page}>Open the list</AppLink>
      </>
    ),
  });
  return null;
}

function DownloadNotice({ work: { id, scope } }: WorkOf<'data-download'>) {
  const { data } = useQuery(dataDownloadQuery(scope));
  const download = data?.download;
  const page = paths.dataDownload();
  useEnd(id, [page], {
    isGone: data !== undefined && download?.requestedAt !== id,
    end: download && download.requestedAt === id && download.state !== 'running' && (
      <>
        {download.state === 'ready' ? 'The file with your data is ready.' : 'The file with your data couldn’t be created.'} <AppLink href={page}>Open the page</AppLink>
      </>
    ),
  });
  return null;
}

/** Shows the end once, and forgets the work. Work that another has replaced is forgotten without a word. */
function useEnd(id: string, pages: readonly string[], { isGone, end }: { isGone: boolean; end: ReactNode }): void {
  const path = useRouterState({ select: (state) => state.location.pathname });
  const isOver = isGone || Boolean(end);
  const close = useEffectEvent(() => {
    forgetWork(id);
    if (!isGone && !pages.includes(path)) showNotice(end);
  });
  useEffect(() => {
    if (isOver) close();
  }, [isOver]);
}
