import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '..');

function importsOf(folder: string): { file: string; target: string }[] {
  return readdirSync(join(SOURCE, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(join(SOURCE, folder, file), 'utf8');
      return [...text.matchAll(/from '(\.[^']+)'/g)].map(([, target = '']) => ({ file: `${folder}/${file}`, target: join(folder, file, '..', target) }));
    });
}

it('lets no feature import another', () => {
  const crossing = importsOf('features').filter(({ file, target }) => target.startsWith('features/') && target.split('/')[1] !== file.split('/')[1]);
  expect(crossing).toEqual([]);
});

it('lets ui and api import no feature, and of the app only its leaves', () => {
  const leaves = new Set(['app/paths', 'app/query-string']);
  const wrong = [...importsOf('ui'), ...importsOf('api')].filter(({ target }) => target.startsWith('features/') || (target.startsWith('app/') && !leaves.has(target)));
  expect(wrong).toEqual([]);
});
