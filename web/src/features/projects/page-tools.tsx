import { createContext, type ReactNode, useContext } from 'react';
import { createPortal } from 'react-dom';

/** The place beside the tabs of a list, which a sub-page may use. */
export const ToolsPlace = createContext<HTMLElement | null>(null);

/** Shows the tools of a sub-page in the line of the tabs, so that its content begins one line higher. */
export function PageTools({ children }: { children: ReactNode }) {
  const place = useContext(ToolsPlace);
  return place ? createPortal(children, place) : children;
}
