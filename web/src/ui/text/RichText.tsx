import { createElement, Fragment, type ReactNode, useMemo } from 'react';
import { safeHref } from './format';
import { splitTimecodes } from './timecodes';
import classes from './RichText.module.css';

/** Allowed elements and what they become. Headings become `h3`, below our own levels. Other elements keep only their text. */
const ALLOWED_ELEMENTS: Readonly<Record<string, string>> = {
  P: 'p', BR: 'br', UL: 'ul', OL: 'ol', LI: 'li', STRONG: 'strong', B: 'strong', EM: 'em', I: 'em', BLOCKQUOTE: 'blockquote',
  CODE: 'code', PRE: 'pre', DIV: 'div', H1: 'h3', H2: 'h3', H3: 'h3', H4: 'h3', H5: 'h3', H6: 'h3',
};
const REMOVED_ELEMENTS = new Set(['SCRIPT', 'STYLE', 'IFRAME', 'OBJECT', 'TEMPLATE', 'NOSCRIPT', 'SVG', 'MATH', 'FORM']);
const MAX_DEPTH = 12;
/** Markup with block elements. Its line breaks are layout of the source and are not shown. */
const BLOCK_MARKUP = /<(p|br|div|ul|ol|blockquote|h[1-6])\b/i;

export type OnSeek = (seconds: number) => void;

/** A text whose timecodes are buttons, unless nothing plays them. */
export function renderText(text: string, key: string, onMoment: OnSeek | undefined): ReactNode {
  if (!onMoment) return text;
  return splitTimecodes(text).map((part, place) =>
    part.seconds === null ? (
      <Fragment key={`${key}.${place}`}>{part.text}</Fragment>
    ) : (
      <button key={`${key}.${place}`} type="button" className={classes.timecode} aria-label={`Play from ${part.text}`} onClick={() => onMoment(part.seconds ?? 0)}>
        {part.text}
      </button>
    ),
  );
}

function renderNode(node: Node, key: string, depth: number, onMoment: OnSeek | undefined): ReactNode {
  if (node.nodeType === 3) return <Fragment key={key}>{renderText(node.textContent ?? '', key, onMoment)}</Fragment>;
  if (node.nodeType !== 1 || depth > MAX_DEPTH) return null;
  const element = node as Element;
  const name = element.tagName.toUpperCase();
  if (REMOVED_ELEMENTS.has(name)) return null;
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
  const tag = ALLOWED_ELEMENTS[name];
  if (!tag) return <Fragment key={key}>{children}</Fragment>;
  return tag === 'br' ? <br key={key} /> : createElement(tag, { key }, ...children);
}

export function renderHtml(html: string, onMoment?: OnSeek): ReactNode[] {
  const page = new DOMParser().parseFromString(html, 'text/html');
  return Array.from(page.body.childNodes).map((node, place) => renderNode(node, String(place), 0, onMoment));
}

interface RichTextProps {
  /** HTML that the API has sanitized. This component reduces it again to the allowed elements. */
  html: string;
  /** When set, timecodes in the text become buttons that call it. */
  onMoment?: OnSeek;
}

export function RichText({ html, onMoment }: RichTextProps) {
  const content = useMemo(() => renderHtml(html, onMoment), [html, onMoment]);
  return (
    <div className={classes.text} data-plain={!BLOCK_MARKUP.test(html) || undefined}>
      {content}
    </div>
  );
}
