import { Title } from '@mantine/core';
import { type ReactNode, useId } from 'react';

interface SectionProps {
  title: string;
  /** For links to the section. */
  id?: string;
  children: ReactNode;
}

/** A part of a page with a heading, which names it for screen readers. */
export function Section({ title, id, children }: SectionProps) {
  const ownId = useId();
  return (
    <section aria-labelledby={id ?? ownId}>
      <Title order={2} size="h4" id={id ?? ownId} mb="sm">
        {title}
      </Title>
      {children}
    </section>
  );
}
