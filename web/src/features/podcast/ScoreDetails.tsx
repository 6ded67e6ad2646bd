import { useQuery } from '@tanstack/react-query';
import { authorityDetailsQuery } from '../../api/queries';
import type { Podcast } from '../../api/types';
import { capitalize, formatDay, formatDecimal } from '../../ui/text/format';
import { labelOf, SCORE_INPUT_LABELS } from '../../ui/text/labels';
import { LockedFact } from '../../widgets/LockedFact';
import classes from './Podcast.module.css';
import scoreClasses from './Score.module.css';
import { isHiddenByPlan, pointsWithoutData, topSteps } from './score-data';
import { ScoreHistory } from './ScoreHistory';

interface ScoreDetailsProps {
  slug: string;
  /** The title of the podcast. */
  name: string;
  score: NonNullable<Podcast['authorityScore']>;
  inputs: Podcast['authorityScoreInputs'];
}

/** The history of the authority score, how to improve it, and its inputs. */
export function ScoreDetails({ slug, name, score, inputs }: ScoreDetailsProps) {
  // Optional details: a failure shows the rest.
  const { data: details, isPending } = useQuery(authorityDetailsQuery(slug));
  const steps = topSteps(inputs);
  const withoutData = score.confidence < 0.995 ? pointsWithoutData(score.authorityScore, inputs) : 0;
  const hasHistory = isPending || (details !== undefined && details.history.length > 0);
  if (!hasHistory && inputs.length === 0) return null;
  return (
    <section aria-labelledby="score" className={classes.section}>
      <h2 id="score" className="section-heading">
        Score history and breakdown
      </h2>
      {hasHistory && <ScoreHistory name={name} history={details?.history ?? null} until={score.calculatedAt} />}
      {steps.length > 0 && (
        <>
          <h3 className={scoreClasses.subtitle}>How to improve</h3>
          <ul className={scoreClasses.steps}>
            {steps.map(({ name: step, what, points }) => (
              <li key={step}>
                <span>{capitalize(what)}</span>
                <span className="numbers">+{formatDecimal(points)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {inputs.length > 0 && (
        <details className={classes.inputs}>
          <summary>Breakdown</summary>
          <dl>
            {inputs.map((input) => (
              <div key={`${input.subScore} ${input.name}`} title={`Measured ${formatDay(input.measuredAt)}`}>
                <dt>
                  {labelOf(SCORE_INPUT_LABELS, input.name)}
                  <span className="numbers">
                    {formatDecimal(input.points)} of {formatDecimal(input.pointsAtMost)} points
                  </span>
                </dt>
                <dd>
                  {isHiddenByPlan(input) ? <LockedFact fact="ratings" /> : capitalize(input.observed)}
                  {input.nextStep && `; +${formatDecimal(input.nextStep.points)} with ${input.nextStep.what}`}
                </dd>
              </div>
            ))}
            {withoutData >= 0.05 && (
              <div>
                <dt>
                  Without data
                  <span className="numbers">{formatDecimal(withoutData)} points</span>
                </dt>
                <dd>counts as the average of all podcasts here</dd>
              </div>
            )}
          </dl>
        </details>
      )}
    </section>
  );
}
