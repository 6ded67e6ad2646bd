import { createElement, Fragment, type ReactNode } from 'react';
import { type OnSeek, renderText } from './RichText';

/** A block of a text in Markdown. */
export type Block = { kind: 'heading'; text: string } | { kind: 'paragraph'; text: string } | { kind: 'list'; isOrdered: boolean; items: string[] };

const HEADING = /^#{1,6}\s+(.*)$/;
const ITEM = /^\s*(?:[-*+]|(\d+)[.)])\s+(.*)$/;

/** Splits a text into headings, paragraphs and lists. */
export function parseBlocks(markdown: string): Block[] {
  const blocks: Block[] = [];
  /** The paragraph or list that the next line continues. */
  let open: Block | null = null;
  for (const line of markdown.split('\n')) {
    const heading = HEADING.exec(line)?.[1];
    const item = ITEM.exec(line);
    if (line.trim() === '') open = null;
    else if (heading !== undefined) {
      blocks.push({ kind: 'heading', text: heading.trim() });
      open = null;
    } else if (item) {
      const [, number, text = ''] = item;
      const isOrdered = number !== undefined;
      if (open?.kind === 'list' && open.isOrdered === isOrdered) open.items.push(text);
      else blocks.push((open = { kind: 'list', isOrdered, items: [text] }));
    } else if (open?.kind === 'list') open.items.push(`${open.items.pop() ?? ''} ${line.trim()}`);
    else if (open?.kind === 'paragraph') open.text += ` ${line.trim()}`;
    else blocks.push((open = { kind: 'paragraph', text: line.trim() }));
  }
  return blocks;
}

const INLINE = /\\([!-/:-@[-`{-~])|\*\*((?:\\.|[^\\])+?)\*\*|(?<!\*)\*(?![\s*])((?:\\.|[^\\*])+?)\*(?!\*)/g;

/** The text of a line, with strong and emphasized parts. Links and HTML stay text. */
export function renderInline(text: string, onMoment?: OnSeek): ReactNode[] {
  const parts: ReactNode[] = [];
  let from = 0;
  for (const { 0: match, 1: escaped, 2: strong, 3: emphasized, index } of text.matchAll(INLINE)) {
    if (index > from) parts.push(renderText(text.slice(from, index), String(from), onMoment));
    if (escaped !== undefined) parts.push(escaped);
    else if (strong !== undefined) parts.push(<strong key={index}>{renderInline(strong, onMoment)}</strong>);
    else if (emphasized !== undefined) parts.push(<em key={index}>{renderInline(emphasized, onMoment)}</em>);
    from = index + match.length;
  }
  if (from < text.length) parts.push(renderText(text.slice(from), String(from), onMoment));
  return parts;
}

interface MarkdownProps {
  text: string;
  /** The level of every heading. */
  level: 2 | 3 | 4;
  /** When set, timecodes in the text become buttons that call it. */
  onMoment?: OnSeek | undefined;
}

/** A text in Markdown, with headings, lists and emphasis. Everything else is shown as plain text. */
export function Markdown({ text, level, onMoment }: MarkdownProps) {
  return parseBlocks(text).map((block, place) => {
    if (block.kind === 'heading') return createElement(`h${level}`, { key: place }, ...renderInline(block.text, onMoment));
    if (block.kind === 'paragraph') return <p key={place}>{renderInline(block.text, onMoment)}</p>;
    const items = block.items.map((item, row) => <li key={row}>{renderInline(item, onMoment)}</li>);
    return <Fragment key={place}>{block.isOrdered ? <ol>{items}</ol> : <ul>{items}</ul>}</Fragment>;
  });
}
