import { expect, test, vi } from 'vitest';
import type { SessionContext } from '../../http/handler-context.ts';
import type { TrackingSink } from './sink.ts';
import { trackAddedToBag } from './track-added-to-bag.ts';

const NOW = Date.parse('2026-11-25T02:00:00Z');

function setUp(accept: TrackingSink['accept'] = async () => {}) {
  const sink = vi.fn(accept);
  const logError = vi.fn();
  const deps = {
    tracking: { accept: sink, close: async () => {} },
    ...{ now: () => NOW, countsAddedToBag: () => true, logError },
  };
  return { deps, sink, logError };
}

const contextOf = (testedSession: string | undefined, shopperId: string | null = null) =>
  ({ visitor: { testedSession }, session: { shopperId } }) as SessionContext;

test('notes the bag of a session that has seen a tested page', async () => {
  const { deps, sink } = setUp();
  await trackAddedToBag(deps, contextOf('c1', '7'));
  expect(sink.mock.calls).toMatchObject([
    [[{ event: 'AddedToBag', correlation_id: 'c1', customer_id: '7' }]],
  ]);
});

test('notes nothing of other sessions, and nothing that no test wants to know', async () => {
  const { deps, sink } = setUp();
  await trackAddedToBag(deps, contextOf(undefined));
  await trackAddedToBag({ ...deps, countsAddedToBag: () => false }, contextOf('c1'));
  expect(sink).not.toHaveBeenCalled();
});

test('answers the bag although the event is lost', async () => {
  const { deps, logError } = setUp(() => Promise.reject(new Error('disk full')));
  await trackAddedToBag(deps, contextOf('c1'));
  expect(logError).toHaveBeenCalledWith(
    { err: expect.any(Error) },
    'added-to-bag event not stored',
  );
});
