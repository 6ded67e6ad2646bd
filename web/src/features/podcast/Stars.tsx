import { VisuallyHidden } from '@mantine/core';
import { formatDecimal } from '../../ui/text/format';
import { describeStars } from './reviews-data';
import classes from './Reviews.module.css';

const FIVE = '★★★★★';

/** Shows a rating as five stars. */
export function Stars({ stars }: { stars: number }) {
  return (
    <span className={classes.stars}>
      <span aria-hidden="true">{FIVE}</span>
      <span aria-hidden="true" style={{ width: `${(stars / FIVE.length) * 100}%` }}>
        {FIVE}
      </span>
      <VisuallyHidden>{describeStars(formatDecimal(stars))}</VisuallyHidden>
    </span>
  );
}
