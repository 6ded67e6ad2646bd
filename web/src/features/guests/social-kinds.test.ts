import { expect, it } from 'vitest';
import { kindOfAddress, SOCIAL_KINDS } from './social-kinds';

it.each([
  ['https://www.linkedin.com/in/ada', 'linkedin'],
  ['linkedin.com/in/ada', 'linkedin'],
  ['x.com/ada', 'twitter'],
  ['https://ada.substack.com', 'substack'],
  ['https://netflix.com/ada', null],
  ['HTTPS://GITHUB.COM/ada', 'github'],
  ['ada', null],
  ['', null],
])('%s is on %s', (address, kind) => expect(kindOfAddress(address)).toBe(kind));

it('has all platforms of the spec', () => expect(SOCIAL_KINDS).toHaveLength(25));
