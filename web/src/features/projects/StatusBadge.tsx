import { Badge } from '@mantine/core';
import type { ProjectSummary } from '../../api/lists/types';

const STATUS_LABELS = { DRAFT: 'Draft', PENDING: 'Being prepared', ACTIVE: 'Active', ARCHIVED: 'Archived', ERROR: 'Preparation failed' } as const;

export function StatusBadge({ status }: Pick<ProjectSummary, 'status'>) {
  return (
    <Badge variant="light" color={status === 'ERROR' ? 'red' : 'gray'}>
      {STATUS_LABELS[status] ?? status}
    </Badge>
  );
}
