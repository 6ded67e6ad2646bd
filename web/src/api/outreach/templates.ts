/** Templates for pitches: the built-in ones and those of the reader. */
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from '../errors';
import { connection } from './connection';
import type { OutreachTemplate, TemplateRequest } from './types';

const ofTemplate = (templateId: string) => ({ path: { templateId } });

/** The five built-in templates, then those of the reader, newest first. */
export const templatesQuery = queryOptions({
  queryKey: ['outreach-templates'],
  queryFn: ({ signal }) => unwrap(connection.GET('/api/v1/outreach/templates', { signal })) as Promise<{ templates: OutreachTemplate[] }>,
  staleTime: 60_000,
});

interface SavedTemplate {
  template: OutreachTemplate;
}

export const createTemplate = (body: TemplateRequest) => unwrap(connection.POST('/api/v1/outreach/templates', { body })) as Promise<SavedTemplate>;

export const updateTemplate = (templateId: string, body: TemplateRequest) => unwrap(connection.PUT('/api/v1/outreach/templates/{templateId}', { params: ofTemplate(templateId), body })) as Promise<SavedTemplate>;

export const deleteTemplate = (templateId: string) => unwrap(connection.DELETE('/api/v1/outreach/templates/{templateId}', { params: ofTemplate(templateId) })) as Promise<{ message: string }>;
