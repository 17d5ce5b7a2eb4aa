import { beforeEach, expect, it } from 'vitest';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const PATH = 'my/email-verification';
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
type Visitor = Awaited<ReturnType<typeof shop.newShopper>>;

beforeEach(() => shop.db().updateTable('shoppers').set({ email_verified_at: null }).execute());

const setEmail = (visitor: Visitor, email: string | null) =>
  shop.db().updateTable('shoppers').set({ email }).where('id', '=', visitor.shopperId).execute();
const readProfile = async (visitor: Visitor) =>
  (await shop.ask('GET', 'my/profile', { visitor })).body;

async function sendCode(visitor: Visitor, email: string) {
  const { body } = await shop.ask('POST', `${PATH}/security-code`, { visitor });
  const message = await shop
    .db()
    .selectFrom('sandbox_messages')
    .select(['code', 'channel'])
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return { challenge: body.challenge, code: message?.code, channel: message?.channel };
}
const confirm = (visitor: Visitor, { code, challenge }: Awaited<ReturnType<typeof sendCode>>) =>
  shop.ask('POST', PATH, { visitor, body: { code, challenge } });

it('verifies the address with the code that was mailed to it', async () => {
  const visitor = await shop.newShopper();
  await setEmail(visitor, 'a@example.com');
  expect(await readProfile(visitor)).toMatchObject({ isEmailVerified: false });
  const proof = await sendCode(visitor, 'a@example.com');
  expect(proof.channel).toBe('email');
  expect((await confirm(visitor, proof)).status).toBe(200);
  expect(await readProfile(visitor)).toMatchObject({ isEmailVerified: true });
  const again = await shop.ask('POST', `${PATH}/security-code`, { visitor });
  expect(getReason(again)).toBe('email-verified');
});

it('refuses a wrong code, and a code of the address before', async () => {
  const visitor = await shop.newShopper();
  await setEmail(visitor, 'b@example.com');
  const proof = await sendCode(visitor, 'b@example.com');
  const wrong = proof.code === '000000' ? '000001' : '000000';
  expect(getReason(await confirm(visitor, { ...proof, code: wrong }))).toBe('code-wrong');
  await setEmail(visitor, 'victim@example.com');
  expect(getReason(await confirm(visitor, proof))).toBe('code-wrong');
  expect(await readProfile(visitor)).toMatchObject({ isEmailVerified: false });
});

it('gives an address to the shopper who proves it first', async () => {
  const [first, second] = [await shop.newShopper(), await shop.newShopper()];
  for (const visitor of [first, second]) await setEmail(visitor, 'c@example.com');
  expect((await confirm(first, await sendCode(first, 'c@example.com'))).status).toBe(200);
  await shop.db().deleteFrom('security_codes').execute();
  const late = await confirm(second, await sendCode(second, 'c@example.com'));
  expect(getReason(late)).toBe('email-taken');
});

it('sends no code without an address', async () => {
  const visitor = await shop.newShopper();
  expect(getReason(await shop.ask('POST', `${PATH}/security-code`, { visitor }))).toBe(
    'email-missing',
  );
});

it('has to be verified again when the address changes, and stays otherwise', async () => {
  const visitor = await shop.newShopper();
  await setEmail(visitor, 'd@example.com');
  await confirm(visitor, await sendCode(visitor, 'd@example.com'));
  const change = (email: string) => shop.ask('PATCH', 'my/profile', { visitor, body: { email } });
  expect((await change('d@example.com')).body).toMatchObject({ isEmailVerified: true });
  await shop
    .db()
    .updateTable('sessions')
    .set({ verified_at: new Date(Date.now() + 1e12) })
    .where('shopper_id', '=', visitor.shopperId)
    .execute();
  await shop
    .db()
    .updateTable('shoppers')
    .set({ mobile: '8613900000055' })
    .where('id', '=', visitor.shopperId)
    .execute();
  expect((await change('e@example.com')).body).toMatchObject({ isEmailVerified: false });
});
