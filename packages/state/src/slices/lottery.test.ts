import type { Draw, Lottery, Reward } from '@vitrine/contract';
import { beforeEach, expect, test } from 'vitest';
import { makeStore, type Store } from '../store.ts';
import {
  drawFailed,
  drawStarted,
  drawSucceeded,
  putAway,
  selectDraw,
  selectLottery,
  selectMayDraw,
  selectWon,
  setLottery,
  setWon,
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
const mayDraw = () => selectMayDraw(store.getState());

test.each([
  [null, false],
  [0, false],
  [1, true],
])('with %s tickets one may draw: %s', (tickets, may) => {
  store.dispatch(setLottery(lottery(tickets)));
  expect(mayDraw()).toBe(may);
});

test('a draw uses a ticket and puts what was won first', () => {
  store.dispatch(setLottery(lottery(2)));
  store.dispatch(setWon([reward('old')]));
  store.dispatch(drawStarted());
  expect(mayDraw()).toBe(false);
  store.dispatch(drawSucceeded(draw(reward('new'), 1)));
  expect(selectWon(store.getState()).map(({ id }) => id)).toEqual(['new', 'old']);
  expect(selectLottery(store.getState())?.tickets).toBe(1);
  expect(mayDraw()).toBe(true);
});

test('a draw that fails costs nothing', () => {
  store.dispatch(setLottery(lottery(1)));
  store.dispatch(drawStarted());
  store.dispatch(drawFailed());
  expect(mayDraw()).toBe(true);
  expect(selectDraw(store.getState())).toBeNull();
});

test('a lot stays on the table until it is put away', () => {
  store.dispatch(drawSucceeded(draw(null, 0)));
  expect(selectDraw(store.getState())?.reward).toBeNull();
  store.dispatch(putAway());
  expect(selectDraw(store.getState())).toBeNull();
});
