import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { toApiError } from '../api/errors';
import { serverState } from './server-state';

const MAX_RETRIES = 2;

/** Creates the query cache of the app. */
export const createQueryClient = () =>
  new QueryClient({
    queryCache: new QueryCache({ onSuccess: serverState.answered, onError: serverState.failed }),
    mutationCache: new MutationCache({ onSuccess: serverState.answered, onError: serverState.failed }),
    defaultOptions: {
      queries: {
        refetchOnWindowFocus: false,
        // Only server errors are retried: they may be temporary. The reader retries a lost connection, and a 4xx stays one.
        retry: (failures, error) => toApiError(error).status >= 500 && failures < MAX_RETRIES,
      },
      // Without a connection, a change fails at once with a message, instead of waiting unseen.
      mutations: { networkMode: 'always' },
    },
  });
