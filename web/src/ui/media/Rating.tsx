import classes from './Rating.module.css';

interface RatingProps {
  /** 1 to 5. */
  value: number;
}

const STEPS = [1, 2, 3, 4, 5];

/** A rating of 5 as a number and dots. It is plain HTML, because tables have many. */
export function Rating({ value }: RatingProps) {
  const rounded = Math.round(value);
  return (
    <span className={classes.rating} data-rating={rounded} title={`${rounded} of 5`}>
      <span className="numbers">{rounded}</span>
      <span className="visually-hidden"> of 5</span>
      <span className={classes.dots} aria-hidden="true">
        {STEPS.map((step) => (
          <span key={step} data-on={step <= rounded || undefined} />
        ))}
      </span>
    </span>
  );
}
