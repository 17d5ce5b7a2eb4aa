import { expect, it } from 'vitest';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const PATH = 'my/mobile';
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;

async function newShopperWithoutMobile() {
  const visitor = await shop.newShopper();
  const without = shop.db().updateTable('shoppers').set({ mobile: null });
  await without.where('id', '=', visitor.shopperId).execute();
  return visitor;
}
type Visitor = Awaited<ReturnType<typeof newShopperWithoutMobile>>;

async function proveMobile(visitor: Visitor, mobile: string) {
  const { body } = await shop.ask('POST', `${PATH}/security-code`, { visitor, body: { mobile } });
  return { mobile, code: await shop.sentCode(mobile), challenge: body.challenge as string };
}
const bind = (visitor: Visitor, body: object) => shop.ask('POST', PATH, { visitor, body });
const readMobile = async (visitor: Visitor) =>
  (await shop.ask('GET', 'my/profile', { visitor })).body.mobile;

it('binds the mobile that was proven, which logs in to the same account afterwards', async () => {
  const visitor = await newShopperWithoutMobile();
  const proof = await proveMobile(visitor, '13911110001');
  const wrong = proof.code === '000000' ? '000001' : '000000';
  expect(getReason(await bind(visitor, { ...proof, code: wrong }))).toBe('code-wrong');
  expect((await bind(visitor, proof)).status).toBe(200);
  expect(await readMobile(visitor)).toBe('139****0001');
  const { answer } = await shop.logInByMobile('13911110001');
  expect(answer.body.userId).toBe(visitor.shopperId);
});

it('refuses a second mobile', async () => {
  const visitor = await newShopperWithoutMobile();
  await bind(visitor, await proveMobile(visitor, '13911110002'));
  const body = { mobile: '13911110003' };
  const refused = await shop.ask('POST', `${PATH}/security-code`, { visitor, body });
  expect([refused.status, getReason(refused)]).toEqual([409, 'mobile-bound']);
});

it('says that a mobile has an account only to who has proven it', async () => {
  await shop.logInByMobile('13911110004');
  shop.pass(61_000);
  const visitor = await newShopperWithoutMobile();
  const proof = await proveMobile(visitor, '13911110004');
  expect(getReason(await bind(visitor, proof))).toBe('mobile-of-other');
  expect(await readMobile(visitor)).toBeNull();
});

it('binds one mobile to one of two shoppers who prove it at the same time', async () => {
  const visitors = [await newShopperWithoutMobile(), await newShopperWithoutMobile()];
  const proofs: object[] = [];
  for (const visitor of visitors) {
    shop.pass(61_000);
    proofs.push(await proveMobile(visitor, '13911110005'));
  }
  const results = await Promise.all(
    visitors.map((visitor, index) => bind(visitor, proofs[index] ?? {})),
  );
  expect(results.filter(({ status }) => status === 200)).toHaveLength(1);
  const rows = shop.db().selectFrom('shoppers').select('id').where('mobile', '=', '8613911110005');
  expect(await rows.execute()).toHaveLength(1);
});

it.each([
  ['demo-13911110006', 200, undefined, '139****0006'],
  ['demo-lily', 401, 'partner-refused', null],
  ['demo-busy', 503, 'partner-unavailable', null],
])(
  'binds the mobile that a mini-program shares by %s: %i',
  async (code, status, reason, mobile) => {
    const visitor = await newShopperWithoutMobile();
    const body = { platform: 'minip', code };
    const answer = await shop.ask('POST', `${PATH}/partner`, { visitor, body });
    expect([answer.status, getReason(answer)]).toEqual([status, reason]);
    expect(await readMobile(visitor)).toBe(mobile);
  },
);
