import { createRoot } from 'react-dom/client';
import { flushSync } from 'react-dom';
import { expect, it } from 'vitest';
import { splitTimecodes } from './timecodes';
import { RichText } from './RichText';

function htmlOf(source: string, onSeek?: (seconds: number) => void): HTMLElement {
  const root = document.createElement('div');
  flushSync(() => createRoot(root).render(onSeek ? <RichText html={source} onMoment={onSeek} /> : <RichText html={source} />));
  return root.firstElementChild as HTMLElement;
}

it.each([
  ['<p>a <b>b</b></p>', '<p>a <strong>b</strong></p>'],
  ['<script>alert(1)</script>x', 'x'],
  ['<img src=x onerror=alert(1)>x', 'x'],
  ['<a href="javascript:alert(1)">x</a>', 'x'],
  ['<p onclick="x()" style="color:red">x</p>', '<p>x</p>'],
  ['<h1>x</h1>', '<h3>x</h3>'],
  ['<section><em>x</em></section>', '<em>x</em>'],
  ['<svg><a href="https://a.example">x</a></svg>y', 'y'],
])('%s becomes %s', (source, expected) => expect(htmlOf(source).innerHTML).toBe(expected));

it.each([
  ['<p>a</p>\n<p>b</p>', false],
  ['a<br>b', false],
  ['a\nb <em>c</em>', true],
])('line breaks of %j are kept only without paragraphs', (source, kept) => expect(htmlOf(source).hasAttribute('data-plain')).toBe(kept));

it('marks links as nofollow', () => {
  const link = htmlOf('<a href="https://a.example/">x</a>').querySelector('a');
  expect(link?.getAttribute('rel')).toContain('nofollow');
});

it('turns timecodes into buttons', () => {
  const seeked: number[] = [];
  const button = htmlOf('<p>12:34 the cold room</p>', (seconds) => seeked.push(seconds)).querySelector('button');
  button?.click();
  expect(seeked).toEqual([754]);
});

it.each([
  ['at 1:02:09, then', 3729],
  ['(04:07)', 247],
  ['10:99', null],
  ['2026-11-20T10:00:00.000Z', null],
])('%s', (text, seconds) => expect(splitTimecodes(text).find((part) => part.seconds !== null)?.seconds ?? null).toBe(seconds));
