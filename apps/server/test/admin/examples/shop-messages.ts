import type { shopMessageCalls } from '@vitrine/contract/admin';
import type { CallInput } from '../../every-call/call-input.ts';
import type { AdminFixture } from '../admin-fixture.ts';

interface Example {
  valid(fixture: AdminFixture): Promise<CallInput> | CallInput;
}

const KEY = 'order.bag.title';

/** Stores one override in place of all others, so that the version is the first one again. */
async function resetOverrides({ db }: AdminFixture) {
  await db.deleteFrom('flat_contents').where('code', '=', 'messages').execute();
  const value = JSON.stringify({ [KEY]: '我的购物袋', 'order.bag.gone-long-ago': '没有了' });
  await db
    .insertInto('flat_contents')
    .values({ code: 'messages', language: 'zh-CN', value })
    .execute();
}

const about = (input: CallInput): Example => ({
  valid: async (fixture) => {
    await resetOverrides(fixture);
    return input;
  },
});

export const shopMessageExamples: Readonly<Record<keyof typeof shopMessageCalls, Example>> = {
  listShopMessages: about({ query: { size: '2', search: '购物袋', changed: 'true' } }),
  listBrokenShopMessages: about({}),
  updateShopMessage: about({
    params: { key: KEY },
    headers: { 'if-match': '1' },
    body: { texts: { 'zh-CN': '购物篮', 'en-US': null } },
  }),
  resetShopMessage: about({ params: { key: KEY } }),
};
