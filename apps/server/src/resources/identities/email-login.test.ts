import { beforeEach, describe, expect, it } from 'vitest';
import { setUpIdentities } from '../../../test/support/identity-setup.ts';

const shop = setUpIdentities();
const CODE = 'identities/email/security-code';
const LOG_IN = 'identities/email/verification';
const getReason = ({ body }: { body: { error?: { reason?: string } } }) => body.error?.reason;
type Visitor = Awaited<ReturnType<typeof shop.newShopper>>;

beforeEach(async () => {
  await shop.db().updateTable('shoppers').set({ email: null, email_verified_at: null }).execute();
});

/** Asks for a code, and reads it as who has the mailbox. */
async function requestCode(email: string) {
  shop.pass(61_000);
  const { body } = await shop.ask('POST', CODE, { body: { email } });
  const { code, channel } = await shop
    .db()
    .selectFrom('sandbox_messages')
    .select(['code', 'channel'])
    .where('recipient', '=', email.toLowerCase())
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { proof: { code, challenge: body.challenge as string }, channel };
}

async function logIn(email: string) {
  const { proof } = await requestCode(email);
  return shop.ask('POST', LOG_IN, { body: { email, ...proof } });
}

/** The code that was sent to an address last. */
async function readLastCode(email: string) {
  const { code } = await shop
    .db()
    .selectFrom('sandbox_messages')
    .select('code')
    .where('recipient', '=', email)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return code;
}

async function setProfile(visitor: Visitor, values: object) {
  await shop.db().updateTable('shoppers').set(values).where('id', '=', visitor.shopperId).execute();
}

describe('a log-in by a code in an e-mail', () => {
  it('registers an unknown address, and finds its shopper in any notation the next time', async () => {
    expect((await requestCode('Mei@Example.com')).channel).toBe('email');
    const first = await logIn('Mei@Example.com');
    expect(first.body).toMatchObject({ isGuest: false, isNew: true });
    const again = await logIn('mei@example.com');
    expect(again.body).toMatchObject({ userId: first.body.userId, isNew: false });
    const { sessionKey: key, bagId, userId: shopperId } = again.body;
    const profile = await shop.ask('GET', 'my/profile', {
      visitor: { key, bagId, shopperId },
    });
    expect(profile.body).toMatchObject({
      mobile: null,
      email: 'mei@example.com',
      isEmailVerified: true,
    });
  });

  it('answers alike for a known and an unknown address', async () => {
    const owner = await shop.newShopper();
    await setProfile(owner, { email: 'known@example.com', email_verified_at: new Date() });
    const answers = [];
    for (const email of ['known@example.com', 'unknown@example.com'])
      answers.push(await shop.ask('POST', CODE, { body: { email } }));
    const [known, unknown] = answers.map(({ status, body }) => [status, Object.keys(body)]);
    expect(known).toEqual(unknown);
  });

  it.each([
    ['a verified address', { email_verified_at: new Date(0) }, true],
    ['an address that the shopper only typed', { email_verified_at: null }, false],
  ])('leads to the account with %s: %#', async (_, values, isOwner) => {
    const email = `owner-${isOwner}@example.com`;
    const shopper = await shop.newShopper();
    await setProfile(shopper, { email, ...values });
    const { body } = await logIn(email);
    expect(body.isNew).toBe(!isOwner);
    expect(body.userId === shopper.shopperId).toBe(isOwner);
  });

  it('keeps who only typed an address from verifying it afterwards', async () => {
    const email = 'typed@example.com';
    const shopper = await shop.newShopper();
    await setProfile(shopper, { email });
    await logIn(email);
    shop.pass(61_000);
    const sent = await shop.ask('POST', 'my/email-verification/security-code', {
      visitor: shopper,
    });
    const code = await readLastCode(email);
    const confirmed = await shop.ask('POST', 'my/email-verification', {
      visitor: shopper,
      body: { code, challenge: sent.body.challenge },
    });
    expect(getReason(confirmed)).toBe('email-taken');
  });

  it('leads a member by mobile and by verified address to one account', async () => {
    const { visitor } = await shop.logInByMobile('13900000077');
    await setProfile(visitor, { email: 'both@example.com', email_verified_at: new Date(0) });
    expect((await logIn('both@example.com')).body.userId).toBe(visitor.shopperId);
    const byMobile = await shop.logInByMobile('13900000077');
    expect(byMobile.visitor.shopperId).toBe(visitor.shopperId);
  });

  it('registers one shopper for concurrent log-ins', async () => {
    const email = 'twice@example.com';
    const proofs = [(await requestCode(email)).proof, (await requestCode(email)).proof];
    const answers = await Promise.all(
      proofs.map((proof) => shop.ask('POST', LOG_IN, { body: { email, ...proof } })),
    );
    expect(new Set(answers.map(({ body }) => body.userId)).size).toBe(1);
    expect(answers.map(({ body }) => body.isNew).sort()).toEqual([false, true]);
  });

  it('refuses a blocked shopper', async () => {
    const { body } = await logIn('blocked@example.com');
    await shop
      .db()
      .updateTable('shoppers')
      .set({ blocked_at: new Date(), blocked_reason: 'fraud' })
      .where('id', '=', body.userId)
      .execute();
    expect(getReason(await logIn('blocked@example.com'))).toBe('account-blocked');
  });

  it.each([['no address'], ['@example.com'], ['']])('sends nothing to “%s”', async (email) => {
    expect((await shop.ask('POST', CODE, { body: { email } })).status).toBe(400);
  });

  it('refuses a code of another address, another caller, a second time and after five minutes', async () => {
    const email = 'limits@example.com';
    const { proof } = await requestCode(email);
    const ask = (body: object) => shop.ask('POST', LOG_IN, { body });
    expect(getReason(await ask({ email: 'other@example.com', ...proof }))).toBe('code-wrong');
    const challenge = 'x'.repeat(22);
    expect(getReason(await ask({ email, ...proof, challenge }))).toBe('code-wrong');
    expect((await ask({ email, ...proof })).status).toBe(200);
    expect(getReason(await ask({ email, ...proof }))).toBe('code-wrong');
    const late = (await requestCode(email)).proof;
    shop.pass(301_000);
    expect(getReason(await ask({ email, ...late }))).toBe('code-wrong');
  });

  it('sends one code a minute and five an hour', async () => {
    const email = 'often@example.com';
    await requestCode(email);
    expect(getReason(await shop.ask('POST', CODE, { body: { email } }))).toBe('code-too-soon');
    for (let n = 1; n < 5; n++) await requestCode(email);
    shop.pass(61_000);
    expect(getReason(await shop.ask('POST', CODE, { body: { email } }))).toBe('code-too-often');
  });
});

describe('an account with an e-mail address alone', () => {
  async function newMember(email: string): Promise<Visitor> {
    const { sessionKey: key, bagId, userId: shopperId } = (await logIn(email)).body;
    return { key, bagId, shopperId };
  }

  it('proves who it is with a code by e-mail', async () => {
    const email = 'proof@example.com';
    const visitor = await newMember(email);
    await shop.db().updateTable('sessions').set({ verified_at: null }).execute();
    shop.pass(61_000);
    const erase = () =>
      shop.ask('DELETE', 'my/privacy/personal-information?confirm=YES', { visitor });
    expect(getReason(await erase())).toBe('verification-needed');
    const { body } = await shop.ask('POST', 'my/verification/security-code', { visitor });
    const code = await readLastCode(email);
    const verified = await shop.ask('POST', 'my/verification', {
      visitor,
      body: { code, challenge: body.challenge },
    });
    expect(verified.status).toBe(200);
    expect((await erase()).status).toBe(200);
  });

  it('keeps its only way in', async () => {
    const visitor = await newMember('only@example.com');
    const change = (email: string | null) =>
      shop.ask('PATCH', 'my/profile', { visitor, body: { email } });
    expect(getReason(await change(null))).toBe('last-way-in');
    expect(getReason(await change('new@example.com'))).toBe('last-way-in');
    expect((await change('only@example.com')).body).toMatchObject({ isEmailVerified: true });
    await setProfile(visitor, { mobile: '8613900000066' });
    expect((await change('new@example.com')).body).toMatchObject({ isEmailVerified: false });
  });
});
