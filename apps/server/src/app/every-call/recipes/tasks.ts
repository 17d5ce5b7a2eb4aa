import { calls, type tasks } from '@vitrine/contract';
import type { Recipes, Sent } from '../recipe.ts';
import type { World } from '../world.ts';

const WRONG = { params: { id: '!' } };

const reader = async ({ newShopper }: World): Promise<Sent> => ({ visitor: await newShopper() });
const at = (id: string, body?: object) => async (world: World) => ({
  ...(await reader(world)),
  params: { id },
  ...(body ? { body } : {}),
});

/** Somebody who has read a page for a task, with the reward that waits for it. */
async function earner(world: World): Promise<Sent> {
  const { visitor, ...sent } = await at('read-spring', { seconds: 30 })(world);
  const who = visitor ? { visitor } : {};
  await world.ask(calls.viewPage, { ...who, ...sent });
  const { body } = await world.ask(calls.listMyTaskGroups, who);
  const [group] = body as { tasks: { id: string; rewardId: string | null }[] }[];
  const rewardId = group?.tasks.find(({ id }) => id === 'read-spring')?.rewardId;
  return { ...who, body: { rewardId } };
}

export const taskRecipes: Recipes<typeof tasks> = {
  clockIn: { good: at('daily-clock-in'), bad: WRONG },
  openSharing: { good: at('share-spring'), bad: WRONG },
  boostActivity: {
    async good(world) {
      const { body } = await world.ask(calls.openSharing, await at('friends-help')(world));
      const { token } = body as { token: string };
      return at('friends-help', { token })(world);
    },
    bad: { body: { token: 'none' } },
  },
  viewPage: {
    good: at('read-spring', { seconds: 30 }),
    bad: { body: { seconds: -1 } },
  },
  listMyTaskGroups: { good: reader },
  getMyOrderStatistics: { good: reader },
  orderReward: { good: earner, bad: { body: { rewardId: 'none' } }, owned: true },
  listMyRewardOrders: { good: reader },
};
