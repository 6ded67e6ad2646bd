import { IconEye, IconEyeOff, IconHelpCircle, IconSparkles } from '@tabler/icons-react';
import { type ReactNode, useId, useState } from 'react';
import type { PageRequest } from './page-request';
import { ResultAction } from './ResultAction';
import classes from './Results.module.css';
import { ScoreExplanation } from './ScoreExplanation';

interface HitActionsProps {
  /** The id of the hit: of a podcast or an episode. */
  id: string;
  podcastId: string;
  /** The ids of the elements with the titles of the hit and of its podcast, which describe the buttons. */
  titleId: string;
  podcastTitleId: string;
  /** The search for similar hits. */
  similarHref: string;
  request: PageRequest;
  onQuickLook: () => void;
  /** Leaves the podcast out of this search. The chip above the results or Back undoes it. */
  onHide: (podcastId: string) => void;
  /** Actions that only some hits have. They come first. */
  children?: ReactNode;
}

/** The actions on a hit, podcast or episode: icons over the end of the line of facts, while the pointer or the focus is in the row. */
export function HitActions({ id, podcastId, titleId, podcastTitleId, similarHref, request, onQuickLook, onHide, children }: HitActionsProps) {
  const [isExplained, setIsExplained] = useState(false);
  const explanation = useId();
  return (
    <>
      <div className={classes.actions} data-open={isExplained || undefined}>
        {children}
        <ResultAction label="Quick look" icon={IconEye} titleId={titleId} aria-haspopup="dialog" onClick={onQuickLook} />
        <ResultAction label="More like this" icon={IconSparkles} titleId={titleId} href={similarHref} />
        <ResultAction label="Hide" icon={IconEyeOff} titleId={podcastTitleId} onClick={() => onHide(podcastId)} />
        <ResultAction label="Why this result?" icon={IconHelpCircle} titleId={titleId} aria-expanded={isExplained} aria-controls={explanation} onClick={() => setIsExplained(!isExplained)} />
      </div>
      <div id={explanation} hidden={!isExplained} className={classes.fullWidth}>
        {isExplained && <ScoreExplanation id={id} request={request} />}
      </div>
    </>
  );
}
