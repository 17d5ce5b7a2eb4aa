import { createHolding } from '@vitrine/platform';
import { expect, it, vi } from 'vitest';
import { navigationOf } from '../../apps/mini/src/page/page-navigation.ts';

const COAT = { route: 'product', params: { id: '7' } } as const;

/** A page with something unsaved, the moves of the program, and the answer of whoever is asked. */
function page({ leavesBeneath = false } = {}) {
  const moves: string[] = [];
  const shared = {
    href: () => '',
    go: () => void moves.push('go'),
    back: () => void moves.push('back'),
    prefetch: () => undefined,
    leavesBeneath: () => leavesBeneath,
  };
  const catcher = { cover: () => () => undefined, letBack: (go: () => void) => go() };
  const holding = createHolding((question) => void moves.push(question ?? 'released'));
  const navigation = navigationOf(shared, { catcher, holding, isCaught: true });
  const ask = vi.fn();
  navigation.holdBack(ask, 'Discard?');
  moves.length = 0;
  return { navigation, moves, ask, agree: () => ask.mock.lastCall?.[0]() };
}

it.each(['go', 'back'] as const)('asks before it leaves (%s), and tells the host first', (way) => {
  const { navigation, moves, ask, agree } = page();
  if (way === 'go') navigation.go(COAT, { replace: true });
  else navigation.back();
  expect([ask.mock.calls.length, moves]).toEqual([1, []]);
  agree();
  expect(moves).toEqual(['released', way]);
});

it('goes on at once to where the page waits beneath', () => {
  const { navigation, moves, ask } = page({ leavesBeneath: true });
  navigation.go(COAT);
  expect([ask.mock.calls.length, moves]).toEqual([0, ['go']]);
});
