import { useRouter } from '@tanstack/react-router';
import type { AnchorHTMLAttributes, MouseEvent, Ref } from 'react';
import { isDocumentPath } from './open-page';
import { preloadCode } from './preload';

export interface AppLinkProps extends AnchorHTMLAttributes<HTMLAnchorElement> {
  /** A path built by `paths`. */
  href: string;
  ref?: Ref<HTMLAnchorElement>;
  /** Whether the new page starts at its top. */
  resetScroll?: boolean;
}

const isPlainClick = (event: MouseEvent<HTMLAnchorElement>) =>
  event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey && !event.defaultPrevented;

/**
 * A link inside the site. It opens pages of the app without a reload, and preloads their code when the pointer enters. Other pages are
 * documents of the server.
 */
export function AppLink({ href, onClick, onPointerEnter, resetScroll = true, children, ...rest }: AppLinkProps) {
  const router = useRouter();
  return (
    <a
      {...rest}
      href={href}
      onPointerEnter={(event) => {
        onPointerEnter?.(event);
        preloadCode(router, href);
      }}
      onClick={(event) => {
        onClick?.(event);
        if (!isPlainClick(event) || (rest.target && rest.target !== '_self') || isDocumentPath(router, href)) return;
        event.preventDefault();
        void router.navigate({ href, resetScroll });
      }}
    >
      {children}
    </a>
  );
}
