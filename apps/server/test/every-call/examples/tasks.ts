import { calls, type tasks } from '@vitrine/contract';
import type { CallExamples } from '../call-example.ts';
import type { CallInput } from '../call-input.ts';
import type { EveryCallFixture } from '../fixture.ts';

const INVALID_ID = { params: { id: '!' } };

const forNewShopper = async ({ newShopper }: EveryCallFixture): Promise<CallInput> => ({
  visitor: await newShopper(),
});
const forTask = (id: string, body?: object) => async (fixture: EveryCallFixture) => ({
  ...(await forNewShopper(fixture)),
  params: { id },
  ...(body ? { body } : {}),
});

/** A shopper who has earned the reward of a task, by a friend's help. */
async function forEarner(fixture: EveryCallFixture): Promise<CallInput> {
  const { visitor, ...sent } = await forTask('friends-help')(fixture);
  const session = visitor ? { visitor } : {};
  const shared = await fixture.ask(calls.openSharing, { ...session, ...sent });
  const { token } = shared.body as { token: string };
  await fixture.ask(calls.boostActivity, await forTask('friends-help', { token })(fixture));
  const { body } = await fixture.ask(calls.listMyTaskGroups, session);
  const [group] = body as { tasks: { id: string; rewardId: string | null }[] }[];
  const rewardId = group?.tasks.find(({ id }) => id === 'friends-help')?.rewardId;
  return { ...session, body: { rewardId } };
}

export const taskExamples: CallExamples<typeof tasks> = {
  clockIn: { valid: forTask('daily-clock-in'), invalid: INVALID_ID },
  openSharing: { valid: forTask('share-spring'), invalid: INVALID_ID },
  reportShareOpening: {
    async valid(fixture) {
      const { body } = await fixture.ask(calls.openSharing, await forTask('share-spring')(fixture));
      return { body: { token: (body as { token: string }).token } };
    },
    invalid: { body: { token: 'none' } },
  },
  boostActivity: {
    async valid(fixture) {
      const { body } = await fixture.ask(calls.openSharing, await forTask('friends-help')(fixture));
      const { token } = body as { token: string };
      return forTask('friends-help', { token })(fixture);
    },
    invalid: { body: { token: 'none' } },
  },
  viewPage: {
    valid: forTask('read-spring', { event: 'opened' }),
    invalid: { body: { event: 'skimmed' } },
  },
  listMyTaskGroups: { valid: forNewShopper },
  getMyOrderStatistics: { valid: forNewShopper },
  orderReward: {
    valid: forEarner,
    invalid: { body: { rewardId: 'none' } },
    otherShopperGets: true,
  },
  listMyRewardOrders: { valid: forNewShopper },
};
