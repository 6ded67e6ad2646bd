import { expect, it } from 'vitest';
import type { ProjectStatus } from '../api/lists/types';
import { isOpen, sortProjects } from './project-order';

const project = (projectId: string, status: ProjectStatus, lastUpdated: string) => ({ projectId, status, lastUpdated });

it('sorts pinned ones first, then active ones, then by last change', () => {
  const projects = [
    project('old', 'ACTIVE', '2026-01-01T00:00:00Z'),
    project('new', 'ACTIVE', '2026-03-01T00:00:00Z'),
    project('archived', 'ARCHIVED', '2026-04-01T00:00:00Z'),
    project('pinned-draft', 'DRAFT', '2026-05-01T00:00:00Z'),
    project('pinned', 'ACTIVE', '2025-01-01T00:00:00Z'),
  ];
  expect(sortProjects(projects, ['pinned', 'pinned-draft']).map(({ projectId }) => projectId)).toEqual(['pinned', 'pinned-draft', 'new', 'old', 'archived']);
  expect(projects.filter(isOpen)).toHaveLength(4);
});
