import { type RefObject, useEffect } from 'react';
import { takeResultsFocus } from '../../widgets/results-focus';

/**
 * After Enter in the search box, the focus moves to the first result, or to the section when there is none. `settledSearch` identifies
 * the search whose results are shown; it is null while they load.
 */
export function useResultsFocus(section: RefObject<HTMLElement | null>, settledSearch: string | null): void {
  useEffect(() => {
    if (settledSearch !== null && takeResultsFocus()) (section.current?.querySelector<HTMLElement>('[data-result]') ?? section.current)?.focus({ preventScroll: true });
  }, [section, settledSearch]);
}
