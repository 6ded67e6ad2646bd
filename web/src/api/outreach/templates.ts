/** Templates for pitches: the built-in ones and those of the reader. */
import { client } from '../client';
import { unwrap } from '../errors';
import { basedOn } from '../lists/version';
import type { TemplateRequest } from './types';
import { readQuery } from '../read-query';

const ofTemplate = (templateId: string) => ({ path: { templateId } });

/** The five built-in templates, then those of the reader, newest first. */
export const templatesQuery = readQuery(['outreach-templates'], '/api/v1/outreach/templates', {}, 60_000);

export const createTemplate = (body: TemplateRequest) => unwrap(client.POST('/api/v1/outreach/templates', { body }));

export const updateTemplate = (templateId: string, body: TemplateRequest, version: number) =>
  unwrap(client.PUT('/api/v1/outreach/templates/{templateId}', { params: ofTemplate(templateId), body, ...basedOn(version) }));

export const deleteTemplate = (templateId: string) => unwrap(client.DELETE('/api/v1/outreach/templates/{templateId}', { params: ofTemplate(templateId) }));
