import { ApiError } from '@vitrine/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { PageContent } from '../entries.ts';
import { createDraftSaver, type SaveState } from './draft-saver.ts';
import { type Attempt, readContent, toKnownDraft } from './known-draft.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const text = (id: string, content: string) => ({ id, code: 'text', fields: { content } });
const page = (...contents: string[]): PageContent => ({
  title: '春',
  entries: contents.map((content, index) => text(`m${index}`, content)),
});
const read = ({ entries }: PageContent) => entries.map(({ fields }) => fields.content);
const stale = () =>
  new ApiError('precondition-failed', { status: 412, statusText: '', headers: {}, data: {} });
const forbidden = () =>
  new ApiError('forbidden', { status: 403, statusText: '', headers: {}, data: {} });

/** A server with one draft, which refuses stale saves and stores one only once for a key. */
function openServer(content: PageContent) {
  const server = {
    draft: { ...content, version: 1, savedBy: '林', savedAt: '2026-11-25T02:00:00.000Z' },
    saves: new Map<string, object>(),
    /** What the next calls do: nothing arrives, or the response is lost. */
    faults: [] as ('lost' | 'cut' | 'forbidden')[],
    store(next: PageContent, savedBy = '林') {
      server.draft = { ...server.draft, ...next, savedBy, version: server.draft.version + 1 };
      return server.draft;
    },
    async send({ key, version, content: next }: Attempt) {
      const fault = server.faults.shift();
      if (fault === 'lost') throw new ApiError('network');
      if (fault === 'forbidden') throw forbidden();
      const known = server.saves.get(key) as typeof server.draft | undefined;
      if (!known && version !== server.draft.version) throw stale();
      const stored = known ?? server.store(next);
      server.saves.set(key, stored);
      if (fault === 'cut') throw new ApiError('network');
      return stored;
    },
    fetchNewest: async () => server.draft,
  };
  return server;
}

function openEditor(server: ReturnType<typeof openServer>) {
  const known = toKnownDraft(server.draft);
  const editor = {
    content: known.content,
    copies: [] as PageContent[],
    states: [] as SaveState[],
    get state() {
      return editor.states.at(-1);
    },
    write(content: PageContent) {
      editor.content = readContent(content);
      saver.change();
    },
  };
  const saver = createDraftSaver({
    known,
    read: () => editor.content,
    apply: (merge) => {
      editor.content = merge(editor.content);
    },
    send: server.send,
    fetchNewest: server.fetchNewest,
    keep: ({ content }) => editor.copies.push(content),
    forget: () => {
      editor.copies = [];
    },
    onMerged: () => undefined,
    onState: (state) => editor.states.push(state),
  });
  return { editor, saver };
}

const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);

it('saves a few seconds after the last change, and keeps a copy until then', async () => {
  const server = openServer(page('one'));
  const { editor } = openEditor(server);
  editor.write(page('two'));
  await wait(2_000);
  expect(editor.state?.status).toBe('changed');
  expect(editor.copies).toHaveLength(1);
  editor.write(page('three'));
  await wait(2_000);
  expect(server.draft.version).toBe(1);
  await wait(1_500);
  expect(read(server.draft)).toEqual(['three']);
  expect(editor.state).toMatchObject({ status: 'saved', version: 2, savedAt: expect.any(String) });
  expect(editor.copies).toEqual([]);
});

it('saves nothing when a change was taken back', async () => {
  const server = openServer(page('one'));
  const { editor } = openEditor(server);
  editor.write(page('two'));
  editor.write(page('one'));
  await wait(10_000);
  expect(server.draft.version).toBe(1);
  expect([editor.state?.status, editor.copies]).toEqual(['saved', []]);
});

it('saves what was written during a save', async () => {
  const server = openServer(page('one'));
  const { editor, saver } = openEditor(server);
  editor.write(page('two'));
  const saved = saver.save({ isAutomatic: false });
  editor.write(page('three'));
  await saved;
  expect([read(server.draft), server.draft.version]).toEqual([['three'], 2]);
});

it('tries again when the network was cut, and says so', async () => {
  const server = openServer(page('one'));
  const { editor } = openEditor(server);
  server.faults = ['lost', 'lost'];
  editor.write(page('two'));
  await wait(3_500);
  expect(editor.state?.status).toBe('offline');
  expect(editor.copies.map(read)).toContainEqual(['two']);
  await wait(15_000);
  expect([read(server.draft), editor.state?.status]).toEqual([['two'], 'saved']);
});

it('takes a save whose response was lost for its own', async () => {
  const server = openServer(page('one', 'x'));
  const { editor } = openEditor(server);
  server.faults = ['cut'];
  editor.write(page('two', 'x'));
  await wait(3_500);
  expect([server.draft.version, editor.state?.status]).toEqual([2, 'offline']);
  editor.write(page('three', 'x'));
  await wait(15_000);
  expect(read(server.draft)).toEqual(['three', 'x']);
  expect(editor.states.some(({ status }) => status === 'conflict')).toBe(false);
});

it('merges what another editor has saved meanwhile', async () => {
  const server = openServer(page('one', 'x'));
  const { editor } = openEditor(server);
  server.store(page('one', 'y'), '梅');
  editor.write(page('two', 'x'));
  await wait(3_500);
  expect(read(editor.content)).toEqual(['two', 'y']);
  expect(read(server.draft)).toEqual(['two', 'y']);
  expect(editor.state).toMatchObject({ status: 'saved', version: 3 });
});

it('loses no change of two editors that save in turns', async () => {
  const server = openServer(page('a', 'b', 'c'));
  const [one, two] = [openEditor(server), openEditor(server)];
  for (let round = 1; round <= 3; round++) {
    const { entries } = one.editor.content;
    one.editor.write({ title: '春', entries: entries.with(0, text('m0', `a${round}`)) });
    const theirs = two.editor.content.entries;
    two.editor.write({
      title: '春',
      entries: [...theirs.with(1, text('m1', `b${round}`)), text(`n${round}`, `new ${round}`)],
    });
    await wait(4_000);
  }
  await one.saver.pull(server.draft.version);
  await two.saver.pull(server.draft.version);
  expect(read(server.draft)).toEqual(['a3', 'b3', 'c', 'new 1', 'new 2', 'new 3']);
  expect(read(one.editor.content)).toEqual(read(server.draft));
  expect(read(two.editor.content)).toEqual(read(server.draft));
});

it.each([
  ['mine', 'two'],
  ['theirs', 'three'],
] as const)('asks when both have changed a module, and saves %s', async (side, expected) => {
  const server = openServer(page('one', 'x'));
  const { editor, saver } = openEditor(server);
  server.store(page('three', 'x'), '梅');
  editor.write(page('two', 'x'));
  await wait(3_500);
  expect(editor.state).toMatchObject({
    status: 'conflict',
    otherName: '梅',
    conflicts: [
      {
        key: 'module m0',
        mine: { fields: { content: 'two' } },
        theirs: { fields: { content: 'three' } },
      },
    ],
  });
  saver.choose({ 'module m0': side });
  await wait(100);
  expect(read(editor.content)).toEqual([expected, 'x']);
  expect(read(server.draft)).toEqual([expected, 'x']);
  expect(editor.state?.status).toBe('saved');
});

it('stops with the reason when it must not save, and saves after the next change', async () => {
  const server = openServer(page('one'));
  const { editor } = openEditor(server);
  server.faults = ['forbidden'];
  editor.write(page('two'));
  await wait(30_000);
  expect(editor.state).toMatchObject({ status: 'failed', error: { code: 'forbidden' } });
  expect(editor.copies.map(read)).toContainEqual(['two']);
  editor.write(page('three'));
  await wait(3_500);
  expect(read(server.draft)).toEqual(['three']);
});

it('keeps what is not saved when the studio closes', () => {
  const { editor, saver } = openEditor(openServer(page('one')));
  editor.write(page('two'));
  saver.stop();
  expect(editor.copies.map(read)).toEqual([['two']]);
});

it('keeps a save that was asked for beside an automatic one of the same content', async () => {
  const server = openServer(page('one'));
  const { editor, saver } = openEditor(server);
  editor.write(page('two'));
  await wait(3_500);
  await saver.save({ isAutomatic: false });
  await saver.save({ isAutomatic: false });
  expect(server.draft.version).toBe(3);
});
