import type { Draw, Lottery, Reward } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  dismissDraw,
  drawFailed,
  drawStarted,
  drawSucceeded,
  selectCanDraw,
  selectDraw,
  selectLottery,
  selectWonRewards,
  setLottery,
  setWonRewards,
} from './lottery.ts';

const NOW = '2026-11-21T00:00:00.000Z';
const lottery = (tickets: number | null): Lottery => ({
  id: 'lots',
  name: '',
  description: '',
  terms: [],
  startsAt: NOW,
  endsAt: NOW,
  status: 'running',
  prizes: [],
  tickets,
});
const reward = (id: string): Reward => ({
  id,
  kind: 'coupon',
  name: id,
  description: '',
  source: 'lottery',
  status: 'granted',
  receivedAt: NOW,
  promoCodes: [],
});
const draw = (won: Reward | null, ticketsLeft: number): Draw => ({
  drawId: 'd',
  drawnAt: NOW,
  prize: null,
  reward: won,
  ticketsLeft,
});

let store: Store;
beforeEach(() => {
  store = makeStore();
});
const mayDraw = () => selectCanDraw(store.getState());

test.each([
  [null, false],
  [0, false],
  [1, true],
])('with %s tickets a draw is possible: %s', (tickets, canDraw) => {
  store.dispatch(setLottery(lottery(tickets)));
  expect(mayDraw()).toBe(canDraw);
});

test('a draw uses a ticket and puts the won reward first', () => {
  store.dispatch(setLottery(lottery(2)));
  store.dispatch(setWonRewards([reward('old')]));
  store.dispatch(drawStarted());
  expect(mayDraw()).toBe(false);
  store.dispatch(drawSucceeded(draw(reward('new'), 1)));
  expect(selectWonRewards(store.getState()).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(selectLottery(store.getState())?.tickets).toBe(1);
  expect(mayDraw()).toBe(true);
});

test('a failed draw uses no ticket', () => {
  store.dispatch(setLottery(lottery(1)));
  store.dispatch(drawStarted());
  store.dispatch(drawFailed());
  expect(mayDraw()).toBe(true);
  expect(selectDraw(store.getState())).toBeNull();
});

test('keeps the result of a draw until it is dismissed', () => {
  store.dispatch(drawSucceeded(draw(null, 0)));
  expect(selectDraw(store.getState())?.reward).toBeNull();
  store.dispatch(dismissDraw());
  expect(selectDraw(store.getState())).toBeNull();
});
