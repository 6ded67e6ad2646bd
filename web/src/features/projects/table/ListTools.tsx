import { Button, SegmentedControl } from '@mantine/core';
import { IconLayoutKanban, IconStars, IconTable } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import classes from './List.module.css';
import type { Layout } from './list-view';
import type { ListView } from './useListView';
import { ViewMenu } from './ViewMenu';

interface ListToolsProps {
  project: string;
  list: ListView;
  isReadOnly: boolean;
  onLayout: (layout: Layout) => void;
  onReview: () => void;
}

const LAYOUTS = [
  { value: 'table', label: <LayoutLabel icon={<IconTable size={15} aria-hidden="true" />} text="Table" /> },
  { value: 'board', label: <LayoutLabel icon={<IconLayoutKanban size={15} aria-hidden="true" />} text="Board" /> },
];

function LayoutLabel({ icon, text }: { icon: ReactNode; text: string }) {
  return (
    <span className={classes.layoutLabel}>
      {icon}
      {text}
    </span>
  );
}

/** Which podcasts of the list are shown, and how. */
export const ListTools = ({ project, list, isReadOnly, onLayout, onReview }: ListToolsProps) => (
  <>
    <ViewMenu project={project} list={list} />
    <SegmentedControl size="xs" aria-label="Layout" value={list.settings.layout} data={LAYOUTS} onChange={(value) => onLayout(value === 'board' ? 'board' : 'table')} />
    {!isReadOnly && (
      <Button variant="default" size="xs" aria-haspopup="dialog" leftSection={<IconStars size={15} aria-hidden="true" />} onClick={onReview}>
        Review all
      </Button>
    )}
  </>
);
