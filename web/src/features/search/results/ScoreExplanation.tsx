import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { toApiError } from '../../../api/errors';
import { explanationsQuery } from '../../../api/queries';
import type { Explanation } from '../../../api/types';
import { ErrorState } from '../../../widgets/ErrorState';
import { explainScore } from './explanation-text';
import { formatScore, type PageRequest } from './page-request';
import classes from './Results.module.css';

interface ScoreExplanationProps {
  /** The id of the hit. */
  id: string;
  request: PageRequest;
}

/** Explains the score of a hit. This repeats the search, so it happens on request only, and once per result page. */
export function ScoreExplanation({ id, request }: ScoreExplanationProps) {
  const { data, error, isPending, refetch } = useQuery(explanationsQuery(request.mode, request.options, request.cursor));
  const explanation = data?.[id];
  const sentence = explanation ? explainScore(explanation) : null;
  // When its generation is no longer served, the hit has no explanation.
  const isOutdated = error !== null && toApiError(error).isCursorOutdated;
  if (isPending) return <Loader size="xs" role="status" aria-label="Loading explanation" />;
  if (error && !isOutdated) return <ErrorState title="Couldn’t load the explanation" error={error} onRetry={() => void refetch()} />;
  if (!explanation) {
    return (
      <Text size="sm" c="dimmed">
        No score available: results aren’t sorted by relevance, or the catalog has changed.
      </Text>
    );
  }
  return (
    <>
      {sentence && (
        <Text size="sm" mb={6}>
          {sentence}
        </Text>
      )}
      <ul className={classes.explanation} aria-label="Score breakdown">
        <ExplanationPart part={explanation} />
      </ul>
    </>
  );
}

interface ExplanationPartProps {
  part: Explanation;
  /** The depth below the total score. */
  depth?: number;
}

/** Parts at this depth and below start collapsed: the factors of each word. */
const COLLAPSED_FROM_DEPTH = 2;

function ExplanationPart({ part: { what, value, parts }, depth = 0 }: ExplanationPartProps) {
  const line = (
    <span className={classes.part}>
      <span>{what}</span>
      <strong className="numbers">{formatScore(value)}</strong>
    </span>
  );
  if (parts.length === 0) return <li>{line}</li>;
  const children = (
    <ul>
      {parts.map((part, place) => (
        // The parts of one response never change their order, so their indexes are stable keys.
        <ExplanationPart key={`${place}-${part.what}`} part={part} depth={depth + 1} />
      ))}
    </ul>
  );
  if (depth < COLLAPSED_FROM_DEPTH) {
    return (
      <li>
        {line}
        {children}
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary>{line}</summary>
        {children}
      </details>
    </li>
  );
}
