import { Text } from '@mantine/core';
import type { RelevancyEvidence, RelevancyReview } from '../../api/relevancy/types';
import { AppLink } from '../../ui/navigation/AppLink';
import { formatTimecode } from '../../ui/text/format';
import { Rating } from '../../ui/media/Rating';
import { paths } from '../../urls/paths';
import classes from './Relevancy.module.css';
import { describeQuoteSource, describeRating } from './review-text';

interface ReviewDetailsProps {
  review: RelevancyReview;
  podcastSlug: string;
}

/** A review with its reasons: figures, reasons for and against the podcast, and quotes with episode and second. */
export function ReviewDetails({ review: { rating, justification, strengths, concerns, evidence, isCapped }, podcastSlug }: ReviewDetailsProps) {
  return (
    <div className={classes.review}>
      <p className={classes.rating}>
        <Rating value={rating} />
        <strong>{describeRating(rating)}</strong>
      </p>
      <Text size="sm">{justification}</Text>
      {isCapped && (
        <Text size="sm" c="dimmed">
          The rating is capped because of a concern above, whatever else fits.
        </Text>
      )}
      <Reasons title="Strengths" reasons={strengths} />
      <Reasons title="Concerns" reasons={concerns} />
      {evidence.length > 0 && (
        <>
          <h4 className={classes.subtitle}>Evidence</h4>
          <ul className={classes.evidence} aria-label="Evidence">
            {evidence.map((item) => (
              <Quote key={`${item.episodeId} ${item.second ?? ''} ${item.quote}`} item={item} podcastSlug={podcastSlug} />
            ))}
          </ul>
        </>
      )}
    </div>
  );
}

function Reasons({ title, reasons }: { title: string; reasons: readonly string[] }) {
  if (reasons.length === 0) return null;
  return (
    <>
      <h4 className={classes.subtitle}>{title}</h4>
      <ul className="bullets" aria-label={title}>
        {reasons.map((reason) => (
          <li key={reason}>{reason}</li>
        ))}
      </ul>
    </>
  );
}

function Quote({ item, podcastSlug }: { item: RelevancyEvidence; podcastSlug: string }) {
  return (
    <li>
      <blockquote>{item.quote}</blockquote>
      <div className={`dotted ${classes.source}`}>
        <AppLink href={paths.appEpisode(podcastSlug, item.episodeSlug, { t: item.second })}>
          {item.episodeTitle}
          {item.second !== null && ` at ${formatTimecode(item.second)}`}
        </AppLink>
        <span>{describeQuoteSource(item)}</span>
      </div>
    </li>
  );
}
