import { useEffect, useRef } from 'react';
import classes from './SectionNav.module.css';

interface SectionNavProps {
  sections: readonly { id: string; label: string }[];
  /** The id of the section being read. */
  current: string | null;
}

/** Links to the sections of the page. It stays at the top while the page scrolls; on a phone it scrolls sideways. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const strip = list.current;
    const link = strip?.querySelector<HTMLElement>(`a[href="#${current}"]`);
    // Moves the strip only: `scrollIntoView` would move the page too.
    if (strip && link) strip.scrollTo({ left: link.offsetLeft - (strip.clientWidth - link.offsetWidth) / 2 });
  }, [current]);
  return (
    <nav className={classes.nav} aria-label="Sections">
      <ul ref={list}>
        {sections.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} aria-current={id === current ? 'true' : undefined}>
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
