import { describe, expect, it } from 'vitest';
import type { ProjectSummary } from '../../api/lists/types';
import { findProjects, validateProjectName } from './project-choice';

const project = (name: string, status = 'ACTIVE') => ({ name, slug: name.toLowerCase().replaceAll(' ', '-'), status }) as ProjectSummary;
const PROJECTS = [project('Acme guests'), project('Spring launch'), project('Old guests', 'ARCHIVED'), project('Guests of spring')];
const names = (text: string, last: string | null = null) => findProjects(PROJECTS, text, last).map(({ name }) => name);

describe('the lists to add to', () => {
  it('have all words of the text', () => {
    expect(names('guests')).toEqual(['Acme guests', 'Guests of spring']);
    expect(names('spring GUE')).toEqual(['Guests of spring']);
    expect(names('nothing')).toEqual([]);
  });

  it('begin with the one that was used last', () => {
    expect(names('', 'spring-launch')).toEqual(['Spring launch', 'Acme guests', 'Guests of spring']);
    expect(names('', 'old-guests')).toEqual(['Acme guests', 'Spring launch', 'Guests of spring']);
  });
});

describe('the name of a new list', () => {
  it.each([
    ['Acme', 'Project name must be at least 6 characters'],
    ['      a      ', 'Project name must be at least 6 characters'],
    ['a'.repeat(33), 'Project name must be at most 32 characters'],
    ['Acme 1', null],
    ['日本の番組を', null],
  ])('%s', (name, message) => expect(validateProjectName(name)).toBe(message));
});
