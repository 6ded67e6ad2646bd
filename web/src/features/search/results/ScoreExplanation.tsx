import { Button, Loader, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toApiError } from '../../../api/errors';
import { explanationsQuery } from '../../../api/queries';
import type { Explanation } from '../../../api/types';
import { ErrorState } from '../../../widgets/ErrorState';
import { type PageRequest, formatScore } from './page-request';
import classes from './Results.module.css';

interface ScoreExplanationProps {
  /** Of the hit. */
  id: string;
  /** The id of the element that names the hit. */
  titleId: string;
  request: PageRequest;
}

/** What a result's score is made of. The search is made once more for it, so only on request, and once for a page. */
export function ScoreExplanation({ id, titleId, request }: ScoreExplanationProps) {
  const [isOpen, setIsOpen] = useState(false);
  const region = useId();
  const { data, error, isPending, refetch } = useQuery({ ...explanationsQuery(request.mode, request.options, request.cursor), enabled: isOpen });
  const explanation = data?.[id];
  // Without the page it stood on, a hit has no explanation either.
  const isOutdated = error !== null && toApiError(error).isCursorOutdated;
  return (
    <>
      <Button
        variant="subtle"
        color="gray"
        size="compact-xs"
        leftSection={<IconHelpCircle size={14} aria-hidden="true" />}
        aria-expanded={isOpen}
        aria-controls={region}
        aria-describedby={titleId}
        onClick={() => setIsOpen(!isOpen)}
      >
        Why this result
      </Button>
      <div id={region} hidden={!isOpen} className={classes.fullWidth}>
        {isOpen && isPending && <Loader size="xs" role="status" aria-label="Loading the explanation" />}
        {isOpen && error && !isOutdated && <ErrorState title="The explanation could not be loaded" error={error} onRetry={() => void refetch()} />}
        {isOpen && ((data && !explanation) || isOutdated) && (
          <Text size="sm" c="dimmed">
            This result has no score: the order is not by relevance, or the catalog has changed since.
          </Text>
        )}
        {isOpen && explanation && (
          <ul className={classes.explanation} aria-label="What the score is made of">
            <ExplanationPart part={explanation} />
          </ul>
        )}
      </div>
    </>
  );
}

interface ExplanationPartProps {
  part: Explanation;
  /** How far below the score it stands. */
  depth?: number;
}

/** From here on parts are shown on request: the factors of each word. */
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
        // The parts of one answer never move, so their places are their keys.
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
