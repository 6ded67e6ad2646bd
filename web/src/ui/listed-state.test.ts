import { describe, expect, it } from 'vitest';
import { comparePriorities, countAll, keyOfState, LISTED_STATES, nextPriority, PRIORITIES, priorityLabel, stateOfKey } from './listed-state';

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
  it('sort ascending, missing ones last', () => {
    expect([null, 'urgent', 'low', 'high', 'medium'].toSorted((left, right) => comparePriorities(left as null, right as null))).toEqual([...PRIORITIES, null]);
  });

  it('go up to urgent and then to none', () => {
    expect([null, 'low', 'high', 'urgent'].map((priority) => nextPriority(priority as null))).toEqual(['low', 'medium', 'urgent', null]);
    expect(priorityLabel(null)).toBe('No priority');
  });
});
