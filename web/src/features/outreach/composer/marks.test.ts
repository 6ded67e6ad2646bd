import { expect, it } from 'vitest';
import type { Claim } from '../../../api/outreach/types';
import { findSlots } from '../pitch-text';
import { markBody } from './marks';

const claim = (text: string, isSupported: boolean): Claim => ({ text, kind: 'quotation', source: isSupported ? 'show' : null, episodeId: null, episodeSlug: null, second: null, isSupported });

function marked(body: string, claims: readonly Claim[]): string {
  const text = { subject: '[topic] at 24 hours', body };
  const parts = markBody(text, findSlots(text), claims);
  expect(parts.map((part) => part.text).join('')).toBe(body);
  return parts.map((part) => (part.mark ? `<${part.mark}:${part.text}>` : part.text)).join('');
}

it('marks slots and claims, and keeps the text whole', () => {
  expect(marked('Hi [name], at 4:05 you said “salt”.', [claim('“salt”', true), claim('4:05', false)])).toBe('Hi <slot:[name]>, at <unsupported:4:05> you said <supported:“salt”>.');
  expect(marked('', [claim('salt', true)])).toBe('');
});

it('shows the more urgent mark where two meet', () => {
  expect(marked('[guest name] knows salt mines', [claim('salt mines', true), claim('salt', false), claim('name] knows', true)])).toBe('<slot:[guest name]> knows <unsupported:salt> mines');
});

it('leaves out claims that were edited away or are in the subject', () => {
  expect(marked('Nothing', [claim('24 hours', false), claim('gone', true)])).toBe('Nothing');
});
