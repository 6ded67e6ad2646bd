import classes from './Wordmark.module.css';

/** The logo: an ear with a sound wave inside, and the name. */
export function Wordmark() {
  return (
    <span className={classes.wordmark}>
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true" focusable="false">
        <path
          className={classes.ear}
          d="M8.200 20.200C6 17.600 5.500 15.200 5.500 13 5.500 7.200 10.100 3 16 3s10.300 4.300 10.300 9.900c0 4-2.200 6-4.200 8.100-1.500 1.600-2 3-2.500 4.700-.6 2-2 3.300-4 3.300-2.300 0-4-1.500-4.400-3.700"
        />
        <path className={classes.wave} d="M11.300 12.200v2.600M14.500 9.200v8.600M17.700 10.900v5.200M20.900 12.400v2.200" />
      </svg>
      <span className={classes.name}>earshot</span>
    </span>
  );
}
