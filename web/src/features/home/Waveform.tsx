import classes from './Home.module.css';

const BARS = 72;
const WIDTH = 1440;
const HEIGHT = 220;

/** The height of a bar. The pattern is fixed and looks like speech: loud words, short pauses. */
function heightOf(bar: number): number {
  const words = Math.abs(Math.sin(bar * 0.37) * Math.cos(bar * 0.11 + 1.3));
  const grain = Math.abs(Math.sin(bar * 12.9898) * 0.45);
  return 8 + (words * 0.8 + grain * words) * (HEIGHT - 60);
}

export function Waveform() {
  const step = WIDTH / BARS;
  return (
    <svg className={classes.waveform} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true" focusable="false">
      {Array.from({ length: BARS }, (_, bar) => (
        <rect key={bar} x={bar * step + step * 0.32} width={step * 0.36} rx={step * 0.18} y={(HEIGHT - heightOf(bar)) / 2} height={heightOf(bar)} />
      ))}
    </svg>
  );
}
