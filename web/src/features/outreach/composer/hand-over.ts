/** What must be confirmed before a pitch is copied, and its formats. */
import type { CopiedPitch, CopyRequest, LastContact } from '../../../api/outreach/types';
import { plural } from '../../../ui/text/format';
import { describeContact, warningTitle } from '../contact-warning';
import type { Slot } from '../pitch-text';

export type HandOver = 'mail' | 'subject' | 'body' | 'link' | 'file';

export const HAND_OVER_LABELS: Readonly<Record<HandOver, string>> = {
  mail: 'Copy email', subject: 'Copy subject', body: 'Copy body', link: 'Open in email app', file: 'Download .eml',
};

const MAX_NAMED_SLOTS = 3;

/** Warnings that the user must confirm, and the request that accepts them. */
export interface Concern {
  messages: string[];
  accepted: CopyRequest;
}

/** The warnings that this page finds before the pitch is copied; null without any. */
export function findConcern(slots: readonly Pick<Slot, 'text'>[], lastContact: LastContact | null): Concern | null {
  const messages: string[] = [];
  const accepted: CopyRequest = {};
  if (slots.length > 0) {
    const names = slots.slice(0, MAX_NAMED_SLOTS).map(({ text }) => text).join(', ');
    messages.push(`${plural(slots.length, 'placeholder is', 'placeholders are')} not filled in: ${names}${slots.length > MAX_NAMED_SLOTS ? ' …' : ''}`);
    accepted.acceptPlaceholders = true;
  }
  if (lastContact) {
    messages.push(describeContact(lastContact));
    accepted.acceptDuplicate = true;
  }
  return messages.length > 0 ? { messages, accepted } : null;
}

/** The warning of the server; null for an error that can’t be confirmed. */
export function concernOf({ code, message }: { code: string | null; message: string }, accepted: CopyRequest): Concern | null {
  if (code === 'placeholders_left' && !accepted.acceptPlaceholders) return { messages: [message], accepted: { ...accepted, acceptPlaceholders: true } };
  if (warningTitle(code) !== null && !accepted.acceptDuplicate) return { messages: [message], accepted: { ...accepted, acceptDuplicate: true } };
  return null;
}

/** The text that goes to the clipboard. */
export function clipboardText(kind: 'mail' | 'subject' | 'body', { subject, body }: Pick<CopiedPitch, 'subject' | 'body'>): string {
  if (kind === 'subject') return subject;
  return kind === 'body' ? body : `${subject}\n\n${body}`;
}
