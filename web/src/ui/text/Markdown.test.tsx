import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Markdown } from './Markdown';

const html = (text: string) => renderToStaticMarkup(<Markdown text={text} level={3} />);

it('shows headings, lists and emphasis', () => {
  expect(html('## The show\n\n- **Host**: Ada\n- *weekly*\n\nOne line\nand another\n\n1. first\n2. second')).toBe(
    '<h3>The show</h3><ul><li><strong>Host</strong>: Ada</li><li><em>weekly</em></li></ul><p>One line and another</p><ol><li>first</li><li>second</li></ol>',
  );
});

it('makes buttons of timecodes that can be played', () => {
  const played = renderToStaticMarkup(<Markdown text={'- 1:05 **salt at 2:00**'} level={3} onMoment={() => undefined} />);
  expect([...played.matchAll(/aria-label="([^"]+)"/g)].map(([, label]) => label)).toEqual(['Play from 1:05', 'Play from 2:00']);
  expect(html('- 1:05 salt')).toBe('<ul><li>1:05 salt</li></ul>');
});

it('shows escaped signs as they are', () => {
  expect(html(String.raw`- 2 \* 3 \[x\] \# \_y\_ **a \* b**`)).toBe('<ul><li>2 * 3 [x] # _y_ <strong>a * b</strong></li></ul>');
});

it('neither follows links nor runs HTML', () => {
  expect(html('[click](javascript:alert(1)) <script>alert(1)</script> ![x](http://a.example)')).toBe('<p>[click](javascript:alert(1)) &lt;script&gt;alert(1)&lt;/script&gt; ![x](http://a.example)</p>');
  expect(html('')).toBe('');
  expect(html('**open and *half')).toBe('<p>**open and *half</p>');
});
