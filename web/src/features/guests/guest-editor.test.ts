import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../api/errors';
import type { EditorTransport } from './editor-transport';
import { createGuestEditor } from './guest-editor';
import { EMPTY_FIELDS, type FieldName, type GuestFields, type PartName } from './guest-fields';

const ADA: GuestFields = { ...EMPTY_FIELDS, firstName: 'Ada', lastName: 'Lovelace', shortBio: 'Writes programs.' };
const DELAY_MS = 800;

/** A server with one profile, that others can change. */
function createServer(values: GuestFields = ADA) {
  let row = { values, version: 1 };
  const saves: [PartName, readonly FieldName[]][] = [];
  let failures: unknown[] = [];
  const transport: EditorTransport = {
    save: async (part, sent, fields, target) => {
      await Promise.resolve();
      const failure = failures.shift();
      if (failure) throw failure;
      if (target.version !== row.version) throw new ApiError('Somebody has changed it', { status: 412 });
      saves.push([part, fields]);
      row = { values: { ...row.values, ...Object.fromEntries(fields.map((field) => [field, sent[field]])) }, version: row.version + 1 };
      return row.version;
    },
    readCurrent: () => row,
  };
  return {
    transport, saves,
    getRow: () => row,
    failWith: (...next: unknown[]) => {
      failures = next;
    },
    change: (changes: Partial<GuestFields>) => {
      row = { values: { ...row.values, ...changes }, version: row.version + 1 };
    },
  };
}

const edit = (server: ReturnType<typeof createServer>, more: Partial<EditorTransport> = {}) =>
  createGuestEditor({ values: server.getRow().values, target: { id: 'g', version: 1 }, transport: { ...server.transport, ...more } });

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a form that saves itself', () => {
  it('waits for a pause and sends what changed, one call after another with the version of the one before', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('email', 'ada@example.com');
    editor.set('goals', 'Sell the book');
    expect(editor.getState()).toMatchObject({ state: 'waiting', isUnsaved: true });
    await vi.advanceTimersByTimeAsync(DELAY_MS - 100);
    expect(server.saves).toEqual([]);
    await vi.advanceTimersByTimeAsync(100);
    expect(server.saves).toEqual([['contact', ['email']], ['bio', ['goals']]]);
    expect(editor.getState()).toMatchObject({ state: 'saved', isUnsaved: false });
    expect(server.getRow().version).toBe(3);
  });

  it('sends nothing for spaces and empty lines', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('shortBio', 'Writes programs. ');
    await editor.flush();
    expect(server.saves).toEqual([]);
    expect(editor.getState()).toMatchObject({ state: 'saved', isUnsaved: false });
  });

  it('saves what is valid and keeps what is not in the form', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('email', 'ada@');
    editor.set('phone', '+44 20 7946 0000');
    await editor.flush();
    expect(server.saves).toEqual([['contact', ['phone']]]);
    expect(editor.getState()).toMatchObject({ state: 'invalid', isUnsaved: true, values: { email: 'ada@' } });
    expect(editor.getState().problems.email).toMatch(/^Enter an email address/);
    editor.set('email', 'ada@example.com');
    await editor.flush();
    expect(editor.getState()).toMatchObject({ state: 'saved', problems: {} });
  });

  it('shows the server’s rejection at its field, saves the others, and sends it again only after a change', async () => {
    const server = createServer();
    server.failWith(new ApiError('No', { status: 400, details: [{ pointer: '/websiteUrl', message: 'must be a web address' }] }));
    const editor = edit(server);
    editor.set('websiteUrl', 'nowhere.example');
    editor.set('companyName', 'Analytical Engines');
    await editor.flush();
    expect(server.saves).toEqual([['contact', ['companyName']]]);
    expect(editor.getState()).toMatchObject({ state: 'invalid', problems: { websiteUrl: 'Must be a web address' } });
    await editor.flush();
    expect(server.saves).toHaveLength(1);
    editor.set('websiteUrl', 'somewhere.example');
    expect(editor.getState().problems).toEqual({});
    await editor.flush();
    expect(server.saves).toHaveLength(2);
  });

  it('names the row of a rejected link, whatever empty rows there are', async () => {
    const server = createServer();
    server.failWith(new ApiError('No', { status: 400, details: [{ pointer: '/socialMediaLinks/1/url', message: 'Invalid X URL' }] }));
    const editor = edit(server);
    editor.set('socialMediaLinks', [{ socialMediaType: 'github', url: 'github.com/ada' }, { socialMediaType: 'linkedin', url: '' }, { socialMediaType: 'twitter', url: 'x.com/home' }]);
    await editor.flush();
    expect(editor.getState().problems).toEqual({ 'socialMediaLinks/2': 'Invalid X URL' });
  });
});

describe('changes of others', () => {
  it('are merged with changes of other fields', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('goals', 'Sell the book');
    server.change({ companyName: 'Analytical Engines' });
    await editor.flush();
    expect(editor.getState()).toMatchObject({ state: 'saved', conflict: null, values: { companyName: 'Analytical Engines', goals: 'Sell the book' } });
    expect(server.getRow().values).toMatchObject({ companyName: 'Analytical Engines', goals: 'Sell the book' });
  });

  it('of the same field are a conflict, in which nothing is overwritten', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('shortBio', 'Mine');
    server.change({ shortBio: 'Theirs' });
    await editor.flush();
    expect(editor.getState()).toMatchObject({ state: 'conflict', values: { shortBio: 'Mine' }, conflict: { fields: ['shortBio'], theirs: { shortBio: 'Theirs' } } });
    editor.set('goals', 'More');
    await vi.advanceTimersByTimeAsync(5 * DELAY_MS);
    expect(server.getRow().values.shortBio).toBe('Theirs');
    await editor.keepMine();
    expect(server.getRow().values).toMatchObject({ shortBio: 'Mine', goals: 'More' });
    expect(editor.getState()).toMatchObject({ state: 'saved', conflict: null });
  });

  it('of the same field can be taken', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.set('shortBio', 'Mine');
    editor.set('goals', 'More');
    server.change({ shortBio: 'Theirs' });
    await editor.flush();
    await editor.takeTheirs();
    expect(server.getRow().values).toMatchObject({ shortBio: 'Theirs', goals: 'More' });
    expect(editor.getState()).toMatchObject({ state: 'saved', isUnsaved: false, values: { shortBio: 'Theirs' } });
  });

  it('arrive with a refetch, also one that ends while a change is being sent', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.receive({ values: { ...ADA, companyName: 'Engines' }, version: 2 });
    expect(editor.getState()).toMatchObject({ values: { companyName: 'Engines' }, isUnsaved: false });
    editor.receive({ values: ADA, version: 1 });
    expect(editor.getState().values.companyName).toBe('Engines');
    server.change({ companyName: 'Engines' });
    editor.set('goals', 'More');
    const saved = editor.flush();
    editor.receive({ values: { ...server.getRow().values }, version: 2 });
    await saved;
    expect(editor.getState()).toMatchObject({ state: 'saved', values: { companyName: 'Engines', goals: 'More' } });
  });

  it('leave the focused field as it is typed until it loses the focus', async () => {
    const server = createServer();
    const editor = edit(server);
    editor.setFocus('websiteUrl');
    editor.set('websiteUrl', 'ada.example');
    await editor.flush();
    editor.receive({ values: { ...ADA, websiteUrl: 'https://ada.example/' }, version: 2 });
    expect(editor.getState()).toMatchObject({ isUnsaved: false, values: { websiteUrl: 'ada.example' } });
    editor.setFocus(null);
    expect(editor.getState()).toMatchObject({ isUnsaved: false, values: { websiteUrl: 'https://ada.example/' } });
    await editor.flush();
    expect(server.saves).toHaveLength(1);
  });
});

describe('failures', () => {
  it('are shown, and an unreachable server is retried', async () => {
    const server = createServer();
    server.failWith(new ApiError('Unable to connect', { status: 0 }));
    const editor = edit(server);
    editor.set('goals', 'More');
    await editor.flush();
    expect(editor.getState()).toMatchObject({ state: 'failed', isUnsaved: true, error: { message: 'Unable to connect' } });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(editor.getState()).toMatchObject({ state: 'saved', error: null });
  });

  it('of the request itself are not repeated', async () => {
    const server = createServer();
    server.failWith(new ApiError('It is archived', { status: 409 }));
    const editor = edit(server);
    editor.set('goals', 'More');
    await editor.flush();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.saves).toEqual([]);
  });
});

describe('a draft', () => {
  it('is created once there is enough, and saved from then on', async () => {
    const server = createServer(EMPTY_FIELDS);
    const created: (readonly FieldName[])[] = [];
    const editor = createGuestEditor({
      values: EMPTY_FIELDS,
      target: null,
      transport: {
        ...server.transport,
        canCreate: ({ firstName, lastName }, focused) => firstName !== '' && lastName !== '' && focused === null,
        create: async (_, fields) => {
          created.push(fields);
          return Promise.resolve({ id: 'g', version: 1 });
        },
      },
    });
    editor.setFocus('firstName');
    editor.set('firstName', 'Ada');
    await vi.advanceTimersByTimeAsync(5 * DELAY_MS);
    expect(editor.getState()).toMatchObject({ state: 'waiting', isUnsaved: true });
    editor.setFocus('lastName');
    editor.set('lastName', 'Lovelace');
    await vi.advanceTimersByTimeAsync(5 * DELAY_MS);
    expect(created).toEqual([]);
    editor.setFocus(null);
    await editor.flush();
    expect(created).toEqual([['firstName', 'lastName']]);
    expect(editor.getState()).toMatchObject({ state: 'saved', isUnsaved: false });
    editor.set('goals', 'More');
    await editor.flush();
    expect(server.saves).toEqual([['bio', ['goals']]]);
  });

  it('of nothing is never created', async () => {
    const create = vi.fn();
    const editor = createGuestEditor({ values: EMPTY_FIELDS, target: null, transport: { ...createServer().transport, create } });
    editor.set('firstName', 'A');
    editor.set('firstName', '');
    await vi.advanceTimersByTimeAsync(DELAY_MS);
    expect(create).not.toHaveBeenCalled();
    expect(editor.getState()).toMatchObject({ state: 'idle', isUnsaved: false });
  });
});
