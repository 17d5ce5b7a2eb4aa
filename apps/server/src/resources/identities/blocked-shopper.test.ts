import { describe, expect, it } from 'vitest';
import { SESSIONS, setUpIdentities } from '../../../test/support/identity-setup.ts';

const MOBILE = '13800138021';

const shop = setUpIdentities();

const block = (id: string) =>
  shop
    .db()
    .updateTable('shoppers')
    .set({ blocked_at: new Date(shop.now()), blocked_reason: 'fraud' })
    .where('id', '=', id)
    .execute();
const countSessions = async (id: string) => {
  const rows = await shop
    .db()
    .selectFrom('sessions')
    .select('id')
    .where('shopper_id', '=', id)
    .execute();
  return rows.length;
};
const openMiniProgram = (body: object) =>
  shop.ask('POST', SESSIONS, { body: { grant: 'mini-program', platform: 'minip', ...body } });

describe('a blocked shopper', () => {
  it.each([
    ['zh-CN', '您的账户已被停用，如有疑问请联系客服'],
    ['en-US', 'Your account has been blocked; please contact customer service'],
  ])('is told so at log-in in %s', async (language, message) => {
    const { visitor } = await shop.logInByMobile(MOBILE);
    await block(visitor.shopperId);
    const before = await countSessions(visitor.shopperId);
    const { answer } = await shop.logInByMobile(MOBILE, { language });
    expect([answer.status, answer.body.error.reason]).toEqual([401, 'account-blocked']);
    expect(answer.body.error.message).toBe(message);
    expect(await countSessions(visitor.shopperId)).toBe(before);
    await shop
      .db()
      .updateTable('shoppers')
      .set({ blocked_at: null, blocked_reason: null })
      .where('id', '=', visitor.shopperId)
      .execute();
  });

  it('opens a mini-program as a guest, and is told when logging in', async () => {
    const code = 'demo-blocked';
    const { body } = await openMiniProgram({ code, register: true });
    await block(body.userId);
    const opened = await openMiniProgram({ code });
    expect(opened.body).toMatchObject({ isGuest: true, userId: null });
    const loggedIn = await openMiniProgram({ code, register: true });
    expect([loggedIn.status, loggedIn.body.error.reason]).toEqual([401, 'account-blocked']);
  });
});
