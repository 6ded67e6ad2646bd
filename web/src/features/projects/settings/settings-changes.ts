import type { ProjectChanges } from '../../../api/lists/projects';
import type { ProjectDetails } from '../../../api/lists/types';
import { differs } from '../../../ui/forms/merge-fields';
import { type ProjectFields, TYPE_LABELS } from '../project-fields';

export const fieldsOf = ({ name, projectTypes, projectTypeOtherReason, projectPurpose, projectKeywords }: ProjectDetails): ProjectFields => ({
  name,
  projectTypes,
  otherReason: projectTypeOtherReason ?? '',
  purpose: projectPurpose ?? '',
  keywords: projectKeywords,
});

/** The request with the fields that differ, so that a save changes nothing else. */
export function changedFields(before: ProjectFields, after: ProjectFields): ProjectChanges {
  const changes: ProjectChanges = {};
  const name = after.name.trim();
  if (name !== before.name) changes.name = name;
  if (differs(before.projectTypes, after.projectTypes)) changes.projectTypes = after.projectTypes;
  const otherReason = after.projectTypes.includes('other') ? after.otherReason.trim() : '';
  if (otherReason !== before.otherReason) changes.otherReason = otherReason || null;
  const purpose = after.purpose.trim();
  if (purpose !== before.purpose) changes.projectPurpose = purpose || null;
  if (differs(before.keywords, after.keywords)) changes.projectKeywords = after.keywords;
  return changes;
}

export const SETTING_LABELS: Readonly<Record<keyof ProjectFields, string>> = { name: 'Name', projectTypes: 'What it is for', otherReason: 'Other reason', purpose: 'Purpose', keywords: 'Keywords' };

export function describeSetting(fields: ProjectFields, key: keyof ProjectFields): string {
  if (key === 'projectTypes') return fields.projectTypes.map((type) => TYPE_LABELS[type] ?? type).join(', ');
  return key === 'keywords' ? fields.keywords.join(', ') : fields[key];
}
