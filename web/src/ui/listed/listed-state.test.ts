import { describe, expect, it } from 'vitest';
import { countAll, keyOfState, LISTED_STATES, priorityLabel, stateOfKey } from './listed-state';

describe('states', () => {
  it('have a key each', () => {
    expect(LISTED_STATES.map(keyOfState)).toEqual(['1', '2', '3', '4', '5', '6']);
    expect(LISTED_STATES.map((state) => stateOfKey(keyOfState(state)))).toEqual(LISTED_STATES);
    expect(['0', '7', 'p', '', '12'].map(stateOfKey)).toEqual([undefined, undefined, undefined, undefined, undefined]);
  });

  it('are counted', () => {
    expect(countAll({ prospect: 1, qualified: 2, pitched: 3, booked: 0, lost: 4, ignored: 5 })).toBe(15);
  });
});

describe('priorities', () => {
  it('have labels, a missing one too', () => {
    expect(priorityLabel(null)).toBe('No priority');
  });
});
