import { createPageGuard } from '@vitrine/platform';
import { expect, it, vi } from 'vitest';
import { createPageNavigation } from '../../apps/mini/src/page/page-navigation.ts';

const COAT = { route: 'product', params: { id: '7' } } as const;

/** A page with unsaved changes, and the moves of the program. `agree` confirms the question. */
function setUpPage({ keepsCurrentPage = false } = {}) {
  const moves: string[] = [];
  const shared = {
    href: () => '',
    go: () => void moves.push('go'),
    back: () => void moves.push('back'),
    prefetch: () => undefined,
    keepsCurrentPage: () => keepsCurrentPage,
  };
  const interceptor = { runMoveBack: (move: () => void) => move() };
  const pageGuard = createPageGuard();
  pageGuard.subscribe(() => void moves.push(pageGuard.getQuestion() ?? 'released'));
  const navigation = createPageNavigation(shared, { interceptor, pageGuard, canIntercept: true });
  const ask = vi.fn();
  navigation.blockLeave(ask, 'Discard?');
  moves.length = 0;
  return { navigation, moves, ask, agree: () => ask.mock.lastCall?.[0]() };
}

it.each(['go', 'back'] as const)(
  'asks before leaving (%s), and removes the alert of the host first',
  (move) => {
    const { navigation, moves, ask, agree } = setUpPage();
    if (move === 'go') navigation.go(COAT, { replace: true });
    else navigation.back();
    expect([ask.mock.calls.length, moves]).toEqual([1, []]);
    agree();
    expect(moves).toEqual(['released', move]);
  },
);

it('navigates at once when the page stays open below', () => {
  const { navigation, moves, ask } = setUpPage({ keepsCurrentPage: true });
  navigation.go(COAT);
  expect([ask.mock.calls.length, moves]).toEqual([0, ['go']]);
});
