import { skipToken, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { requestAnswer } from '../../api/assistant/answers';
import type { AssistantAnswer, PromptContext } from '../../api/assistant/types';
import { type ApiError, toApiError } from '../../api/errors';
import { currentUsageQuery } from '../../api/queries';

/** The subject of a question. */
export interface AnswerSubject {
  kind: PromptContext;
  /** Id of the podcast or of the episode. */
  id: string;
}

export interface AnswerRequest {
  /** The question, or the name of the prompt. */
  title: string;
  prompt: string | null;
  customPromptId: string | null;
}

/** An answer, or the part of it that has arrived. */
export interface ShownAnswer {
  title: string;
  text: string;
  /** Null while it is not complete. */
  answer: AssistantAnswer | null;
}

interface AnswerRun {
  send: (request: AnswerRequest) => void;
  stop: () => void;
  isPending: boolean;
  isStopped: boolean;
  isDone: boolean;
  error: ApiError | null;
  shown: ShownAnswer | null;
}

const isAbort = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

/** Sends questions about one thing. Answers are charged, so the latest is kept until the page is reloaded, also when its reader leaves it early. */
export function useAnswer({ kind, id }: AnswerSubject): AnswerRun {
  const queryClient = useQueryClient();
  const queryKey = ['assistant-answer', kind, id];
  const { data: kept } = useQuery<ShownAnswer>({ queryKey, queryFn: skipToken, staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY });
  const [partial, setPartial] = useState('');
  const controller = useRef<AbortController | null>(null);
  const run = useMutation({
    mutationFn: ({ prompt, customPromptId }: AnswerRequest) => {
      const ender = new AbortController();
      controller.current = ender;
      setPartial('');
      const context = kind === 'podcast' ? { podcastId: id } : { episodeId: id };
      const body = { context, ...(prompt !== null && { prompt }), ...(customPromptId !== null && { customPromptId }) };
      return requestAnswer(kind, body, { signal: ender.signal, onText: (part) => setPartial((text) => text + part) });
    },
    onSuccess: (answer, { title }) => queryClient.setQueryData<ShownAnswer>(queryKey, { title, text: answer.result.answer.text, answer }),
    onSettled: () => void queryClient.invalidateQueries({ queryKey: currentUsageQuery.queryKey }),
  });
  const isStopped = isAbort(run.error);
  const begun: ShownAnswer | null = run.variables && partial !== '' ? { title: run.variables.title, text: partial, answer: null } : null;
  return {
    send: (request) => run.mutate(request),
    stop: () => controller.current?.abort(),
    isPending: run.isPending,
    isStopped,
    isDone: run.isSuccess,
    error: run.error && !isStopped ? toApiError(run.error) : null,
    shown: run.isPending || run.isError ? begun ?? (run.isPending ? null : (kept ?? null)) : (kept ?? null),
  };
}
