/** Messages at the edge of the page about a change, with Undo. */
import { Button } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { IconAlertTriangle } from '@tabler/icons-react';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { toApiError } from '../api/errors';
import { undoChange, type UndoResult } from '../api/lists/changes';
import { plural } from '../ui/text/format';
import classes from './undo.module.css';

const UNDO_MS = 10_000;
const MESSAGE_MS = 5_000;
const ERROR_MS = 10_000;
const NOTICE_MS = 30_000;

/** All kinds of rows in a change set. */
const CHANGEABLE = ['projects', 'project', 'podcast-marks', 'team-podcasts', 'saved-searches', 'alerts', 'alert-matches', 'guests', 'guest'];

interface UndoableChange {
  changeId: string;
  /** Reverts the change in state that is outside of the queries that an undo fetches again. */
  onUndone: ((result: UndoResult) => void) | undefined;
}

/** The latest change that can be undone with the keyboard. */
let latest: (UndoableChange & { shownAt: number }) | null = null;

function describeLeft(left: UndoResult['left']): string {
  if (left.length === 0) return '';
  if (left.every(({ reason }) => reason === 'files-ended')) return ' Some of its files made room for newer ones and are gone.';
  const entries = plural(left.length, 'entry', 'entries');
  if (left.every(({ reason }) => reason === 'limit')) return ` ${entries} exceeded your plan’s limit.`;
  if (left.some(({ reason }) => reason !== 'changed-since')) return ` ${entries} couldn’t be restored.`;
  return ` ${entries} changed since then ${left.length === 1 ? 'stays as it is' : 'stay as they are'}.`;
}

export function describeUndo({ restoredCount, left }: Pick<UndoResult, 'restoredCount' | 'left'>): string {
  const changedSince = describeLeft(left);
  if (restoredCount === 0) return `Nothing was undone.${changedSince}`;
  return `${restoredCount > 1 ? `Undid the change to ${plural(restoredCount, 'entry', 'entries')}` : 'Undone'}.${changedSince}`;
}

async function undo({ changeId, onUndone }: UndoableChange, queryClient: QueryClient): Promise<void> {
  if (latest?.changeId === changeId) latest = null;
  notifications.hide(changeId);
  try {
    const result = await undoChange(changeId);
    onUndone?.(result);
    showMessage(describeUndo(result));
  } catch (error) {
    showFailure('This couldn’t be undone', error);
  }
  await queryClient.invalidateQueries({ predicate: ({ queryKey }) => CHANGEABLE.some((root) => root === queryKey[0]) });
}

/** Changes that the server has not answered yet. */
const changesInFlight = new Set<Promise<unknown>>();

/** Lets an undo wait for a change whose message is not shown yet. Returns the change. */
export function trackChange<Result>(change: Promise<Result>): Promise<Result> {
  changesInFlight.add(change);
  const forget = () => void changesInFlight.delete(change);
  change.then(forget, forget);
  return change;
}

/**
 * Undoes the latest change while its message may still be visible. Returns false when there is none. A change that the server has not
 * answered yet is the latest: it is undone once it has.
 */
export function undoLatest(queryClient: QueryClient, now = performance.now()): boolean {
  if (changesInFlight.size > 0) {
    void Promise.allSettled(changesInFlight).then(() => undoLatest(queryClient));
    return true;
  }
  if (!latest || now - latest.shownAt > UNDO_MS) return false;
  void undo(latest, queryClient);
  return true;
}

function UndoMessage({ change, children }: { change: UndoableChange; children: ReactNode }) {
  const queryClient = useQueryClient();
  return (
    <div className={classes.message}>
      <span>{children}</span>
      <Button size="compact-sm" variant="light" onClick={() => void undo(change, queryClient)}>
        Undo
      </Button>
    </div>
  );
}

/** Shows what was changed, and offers Undo for 10 seconds. `changeId` is that of the response; without one there is nothing to undo. */
export function showUndo(changeId: string | null | undefined, message: ReactNode, onUndone?: (result: UndoResult) => void): void {
  if (!changeId) {
    showMessage(message);
    return;
  }
  const change = { changeId, onUndone };
  latest = { ...change, shownAt: performance.now() };
  notifications.show({
    id: changeId, message: <UndoMessage change={change}>{message}</UndoMessage>, autoClose: UNDO_MS, role: 'status', closeButtonProps: { 'aria-label': 'Close' },
  });
}

function RestoreMessage({ id, restore, children }: { id: string; restore: () => Promise<void>; children: ReactNode }) {
  const undoIt = async () => {
    notifications.hide(id);
    try {
      await restore();
      showMessage('Undone.');
    } catch (error) {
      showFailure('This couldn’t be undone', error);
    }
  };
  return (
    <div className={classes.message}>
      <span>{children}</span>
      <Button size="compact-sm" variant="light" onClick={() => void undoIt()}>
        Undo
      </Button>
    </div>
  );
}

let restoreCount = 0;

/** Shows what was deleted, and offers Undo for 10 seconds. The page itself restores it. */
export function showRestore(message: ReactNode, restore: () => Promise<void>): void {
  restoreCount += 1;
  const id = `restore-${restoreCount}`;
  notifications.show({ id, message: <RestoreMessage id={id} restore={restore}>{message}</RestoreMessage>, autoClose: UNDO_MS, role: 'status', closeButtonProps: { 'aria-label': 'Close' } });
}

/** Shows that an action succeeded. */
export function showMessage(message: ReactNode): void {
  notifications.show({ message, autoClose: MESSAGE_MS, role: 'status', closeButtonProps: { 'aria-label': 'Close' } });
}

/** Shows the end of work that the reader left running. They may look elsewhere, so it stays for longer. */
export function showNotice(message: ReactNode): void {
  notifications.show({ message, autoClose: NOTICE_MS, role: 'status', closeButtonProps: { 'aria-label': 'Close' } });
}

/** Shows that a change failed and why, after the page has reverted it. */
export function showFailure(title: string, error: unknown): void {
  notifications.show({
    title, message: toApiError(error).message, autoClose: ERROR_MS, color: 'red', icon: <IconAlertTriangle size={18} aria-hidden="true" />, role: 'alert', closeButtonProps: { 'aria-label': 'Close' },
  });
}
