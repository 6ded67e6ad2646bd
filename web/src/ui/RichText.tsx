import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { safeHref } from './format';
import { cutMoments } from './moments';
import classes from './RichText.module.css';

/** Elements that are kept; headings of a feed become one small heading level below ours. Others leave their text. */
const KEPT: Readonly<Record<string, string>> = {
  P: 'p', BR: 'br', UL: 'ul', OL: 'ol', LI: 'li', STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', BLOCKQUOTE: 'blockquote',
  CODE: 'code', PRE: 'pre', DIV: 'div', H1: 'h3', H2: 'h3', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3',
};
const DROPPED = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'MATH', 'FORM']);
const MAX_DEPTH = 12;
/** With one of these, line breaks of the source are not meant to be seen. */
const HAS_LAYOUT = /<(p|br|div|ul|ol|blockquote|h[1-6])\b/i;

type OnMoment = (seconds: number) => void;

function renderText(text: string, key: string, onMoment: OnMoment | undefined): ReactNode {
  if (!onMoment) return text;
  return cutMoments(text).map((part, place) =>
    part.seconds === null ? (
      <Fragment key={`${key}.${place}`}>{part.text}</Fragment>
    ) : (
      <button key={`${key}.${place}`} type="button" className={classes.moment} aria-label={`Play from ${part.text}`} onClick={() => onMoment(part.seconds ?? 0)}>
        {part.text}
      </button>
    ),
  );
}

function renderNode(node: Node, key: string, depth: number, onMoment: OnMoment | undefined): ReactNode {
  if (node.nodeType === 3) return <Fragment key={key}>{renderText(node.textContent ?? '', key, onMoment)}</Fragment>;
  if (node.nodeType !== 1 || depth > MAX_DEPTH) return null;
  const element = node as Element;
  const name = element.tagName.toUpperCase();
  if (DROPPED.has(name)) return null;
  const children = Array.from(element.childNodes).map((child, place) => renderNode(child, `${key}.${place}`, depth + 1, onMoment));
  if (name === 'A') {
    const href = safeHref(element.getAttribute('href'));
    if (!href) return <Fragment key={key}>{children}</Fragment>;
    return (
      <a key={key} href={href} rel="nofollow noopener noreferrer ugc" target="_blank">
        {children}
      </a>
    );
  }
  const tag = KEPT[name];
  if (!tag) return <Fragment key={key}>{children}</Fragment>;
  return tag === 'br' ? <br key={key} /> : createElement(tag, { key }, ...children);
}

export function renderHtml(html: string, onMoment?: OnMoment): ReactNode[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.body.childNodes).map((node, place) => renderNode(node, String(place), 0, onMoment));
}

interface RichTextProps {
  /** Sanitised by the API, and cut down once more to a short list of elements here. */
  html: string;
  /** When given, times written in the text become buttons. */
  onMoment?: OnMoment;
}

export function RichText({ html, onMoment }: RichTextProps) {
  const content = useMemo(() => renderHtml(html, onMoment), [html, onMoment]);
  return (
    <div className={classes.text} data-plain={!HAS_LAYOUT.test(html) || undefined}>
      {content}
    </div>
  );
}
