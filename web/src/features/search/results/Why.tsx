import { Button, Loader, Text } from '@mantine/core';
import { IconHelpCircle } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { fromUnknown } from '../../../api/errors';
import { explanationsQuery } from '../../../api/queries';
import type { Explanation } from '../../../api/types';
import { ErrorState } from '../../../widgets/ErrorState';
import { type Asked, formatScore } from './asked';
import classes from './Results.module.css';

interface WhyProps {
  /** Of the hit. */
  id: string;
  /** The id of the element that names the hit. */
  titleId: string;
  asked: Asked;
}

/** What a result's score is made of. The search is made once more for it, so only on request, and once for a page. */
export function Why({ id, titleId, asked }: WhyProps) {
  const [isOpen, setIsOpen] = useState(false);
  const region = useId();
  const { data, error, isPending, refetch } = useQuery({ ...explanationsQuery(asked.mode, asked.options, asked.cursor), enabled: isOpen });
  const explanation = data?.[id];
  // Without the page it stood on, a hit has no explanation either.
  const isOutdated = error !== null && fromUnknown(error).isOutdated;
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
      <div id={region} hidden={!isOpen} className={classes.whole}>
        {isOpen && isPending && <Loader size="xs" role="status" aria-label="Loading the explanation" />}
        {isOpen && error && !isOutdated && <ErrorState title="The explanation could not be loaded" error={error} onRetry={() => void refetch()} />}
        {isOpen && ((data && !explanation) || isOutdated) && (
          <Text size="sm" c="dimmed">
            This result has no score: the order is not by relevance, or the catalog has changed since.
          </Text>
        )}
        {isOpen && explanation && (
          <ul className={classes.explanation} aria-label="What the score is made of">
            <Part part={explanation} />
          </ul>
        )}
      </div>
    </>
  );
}

interface PartProps {
  part: Explanation;
  /** How far below the score it stands. */
  depth?: number;
}

/** From here on parts are shown on request: the factors of each word. */
const FOLDED_FROM = 2;

function Part({ part: { what, value, parts }, depth = 0 }: PartProps) {
  const line = (
    <span className={classes.part}>
      <span>{what}</span>
      <strong className="numbers">{formatScore(value)}</strong>
    </span>
  );
  if (parts.length === 0) return <li>{line}</li>;
  const below = (
    <ul>
      {parts.map((part, place) => (
        // The parts of one answer never move, so their places are their keys.
        <Part key={`${place}-${part.what}`} part={part} depth={depth + 1} />
      ))}
    </ul>
  );
  if (depth < FOLDED_FROM) {
    return (
      <li>
        {line}
        {below}
      </li>
    );
  }
  return (
    <li>
      <details>
        <summary>{line}</summary>
        {below}
      </details>
    </li>
  );
}
