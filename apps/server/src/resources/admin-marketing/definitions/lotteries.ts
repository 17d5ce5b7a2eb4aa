import {
  isPausableType,
  itemReferences,
  lotteryFields,
  rewardFields,
} from '@vitrine/contract/admin';
import { sql } from 'kysely';
import { ODDS_TOTAL } from '../../lotteries/rules.ts';
import { defineItem, type FoundFault } from '../../managed-items/definition.ts';
import { loadPrizes, savePrizes } from '../prizes.ts';

interface Prize {
  readonly odds: number;
  readonly quantity: number | null;
}

/** What makes some draws win nothing. */
export function findPrizeFaults(prizes: readonly Prize[]): FoundFault[] {
  if (prizes.length === 0) return [{ code: 'list-empty', field: 'prizes' }];
  const sum = prizes.reduce((total, { odds }) => total + odds, 0);
  const last = prizes.findLastIndex(({ odds }) => odds > 0);
  const isLimited = last >= 0 && prizes[last]?.quantity !== null;
  const field = `prizes.${last}.quantity`;
  return [
    ...(sum < ODDS_TOTAL ? [{ code: 'odds-left' as const, field: 'prizes' }] : []),
    ...(isLimited ? [{ code: 'last-prize-limited' as const, field }] : []),
  ];
}

const lottery = defineItem({
  type: 'lottery',
  shape: lotteryFields,
  table: 'lotteries',
  period: { from: 'startsAt', to: 'endsAt' },
  references: itemReferences,
  children: {
    fields: ['prizes'],
    rows: { table: 'lottery_prizes', owner: 'lottery_id' },
    load: loadPrizes,
    save: savePrizes,
  },
  check: ({ prizes }) => findPrizeFaults(prizes),
  counts: {
    tickets: (id) => sql`select count(*) from lottery_tickets where lottery_id = ${id}`,
    draws: (id) => sql`select count(*) from lottery_draws where lottery_id = ${id}`,
    prizesGiven: (id) => sql`select count(*) from lottery_draws
      where lottery_id = ${id} and prize_given is not null`,
    shoppers: (id) =>
      sql`select count(distinct shopper_id) from lottery_draws where lottery_id = ${id}`,
  },
});

const countRewards = (id: string, status: string) =>
  sql`select count(*) from rewards where definition_id = ${id} and status = ${status}`;

const reward = defineItem({
  type: 'reward',
  shape: rewardFields,
  table: 'reward_definitions',
  isPausable: isPausableType('reward'),
  references: itemReferences,
  counts: {
    claimable: (id) => countRewards(id, 'claimable'),
    granted: (id) => countRewards(id, 'granted'),
    toShip: (id) => countRewards(id, 'to-ship'),
    shipped: (id) => countRewards(id, 'shipped'),
  },
});

export const lotteryDefinitions = { lottery, reward };
