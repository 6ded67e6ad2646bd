/** Menus whose code is loaded when they are first wanted. Until then a page has their buttons only. */
import { type ComponentType, type Ref, useEffect, useRef, useState } from 'react';
import { loadChunk } from './chunks';

/** What a menu button has until its menu is loaded. */
export interface MenuButtonProps {
  ref?: Ref<HTMLButtonElement>;
  'aria-haspopup'?: 'menu' | 'listbox';
  'aria-expanded'?: boolean;
  'aria-busy'?: boolean;
  onClick?: () => void;
  onPointerEnter?: () => void;
  onFocus?: () => void;
}

/** Returns a component that shows the button, and from the first click on the menu, which opens itself with `useFirstOpening`. */
export function lazyMenu<Props extends object>(importMenu: () => Promise<ComponentType<Props>>, Button: ComponentType<Props & MenuButtonProps>, popup: 'menu' | 'listbox' = 'menu'): ComponentType<Props> {
  let loaded: ComponentType<Props> | null = null;
  const load = async () => {
    loaded ??= await loadChunk(importMenu);
    return loaded;
  };
  const preload = () => void load().catch(() => undefined);
  return function LazyMenu(props: Props) {
    const [Menu, setMenu] = useState<ComponentType<Props> | null>(null);
    const [isWanted, setIsWanted] = useState(false);
    useEffect(() => {
      if (!isWanted) return;
      // After a failure the next click tries again; the banner of a lost connection explains it.
      void load().then((menu) => setMenu(() => menu), () => setIsWanted(false));
    }, [isWanted]);
    if (Menu) return <Menu {...props} />;
    return <Button {...props} aria-haspopup={popup} aria-expanded={false} aria-busy={isWanted || undefined} onPointerEnter={preload} onFocus={preload} onClick={() => setIsWanted(true)} />;
  };
}

/** The state of a menu that takes the place of a button that was pressed: it takes the focus, so that it returns there, and opens. */
export function useFirstOpening(): { target: Ref<HTMLButtonElement>; isOpen: boolean; setIsOpen: (isOpen: boolean) => void } {
  const target = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  useEffect(() => {
    target.current?.focus({ preventScroll: true });
    const frame = requestAnimationFrame(() => setIsOpen(true));
    return () => cancelAnimationFrame(frame);
  }, []);
  return { target, isOpen, setIsOpen };
}
