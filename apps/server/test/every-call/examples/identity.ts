import type { accountSecurity, messaging, sessions, shoppers } from '@vitrine/contract';
import { hashPassword } from '../../../src/resources/identities/passwords.ts';
import { encryptPortalUrl } from '../../../src/resources/messaging/portal.ts';
import type { CallExample, CallExamples } from '../call-example.ts';
import type { EveryCallFixture } from '../fixture.ts';

const FIRST_MOBILE = 13_000_000_000;
const PASSWORD = 'a password that is right';
const EMPTY_BODY = { body: {} };
let count = 0;

/** A new mobile number, because each one gets few codes per hour. */
const newMobile = () => String(FIRST_MOBILE + ++count);
const newCode = () => `demo-person-${++count}`;

async function forSecurityCode({ app, db }: EveryCallFixture) {
  const mobile = newMobile();
  // All tests send from one IP address, which has a limit of codes.
  await db.deleteFrom('security_codes').execute();
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v1/identities/mobile/security-code',
    payload: { mobile },
  });
  const { code } = await db
    .selectFrom('sandbox_messages')
    .select('code')
    .where('recipient', '=', `86${mobile}`)
    .executeTakeFirstOrThrow();
  return { body: { mobile, code, challenge: sent.json().challenge } };
}

async function shopperWithMobile({ db, newShopper }: EveryCallFixture) {
  const visitor = await newShopper();
  await db.deleteFrom('security_codes').execute();
  await db
    .updateTable('shoppers')
    .set({ mobile: `86${newMobile()}` })
    .where('id', '=', visitor.shopperId)
    .execute();
  return visitor;
}

async function requestCode(
  fixture: EveryCallFixture,
  { key }: { key: string },
  path: 'my/verification' | 'my/email-verification' | 'my/mobile',
  payload?: object,
) {
  const sent = await fixture.app.inject({
    method: 'POST',
    url: `/api/v1/${path}/security-code`,
    headers: { 'session-key': key },
    ...(payload ? { payload } : {}),
  });
  const { code } = await fixture.db
    .selectFrom('sandbox_messages')
    .select('code')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { code, challenge: sent.json().challenge };
}

let emails = 0;
const newEmail = () => `lin-${++emails}@example.com`;

async function forEmailLogin({ app, db }: EveryCallFixture) {
  const email = newEmail();
  await db.deleteFrom('security_codes').execute();
  const sent = await app.inject({
    method: 'POST',
    url: '/api/v1/identities/email/security-code',
    payload: { email },
  });
  const { code } = await db
    .selectFrom('sandbox_messages')
    .select('code')
    .where('recipient', '=', email)
    .executeTakeFirstOrThrow();
  return { body: { email, code, challenge: sent.json().challenge } };
}

/** A shopper whose e-mail address is not verified. */
async function shopperWithEmail(fixture: EveryCallFixture) {
  const visitor = await shopperWithMobile(fixture);
  await fixture.db
    .updateTable('shoppers')
    .set({ email: newEmail(), email_verified_at: null })
    .where('id', '=', visitor.shopperId)
    .execute();
  return visitor;
}

async function forEmail(fixture: EveryCallFixture) {
  const visitor = await shopperWithEmail(fixture);
  return { visitor, body: await requestCode(fixture, visitor, 'my/email-verification') };
}

async function shopperWithoutMobile({ db, newShopper }: EveryCallFixture) {
  const visitor = await newShopper();
  await db.deleteFrom('security_codes').execute();
  await db
    .updateTable('shoppers')
    .set({ mobile: null })
    .where('id', '=', visitor.shopperId)
    .execute();
  return visitor;
}

async function forMobile(fixture: EveryCallFixture) {
  const visitor = await shopperWithoutMobile(fixture);
  const mobile = newMobile();
  const proof = await requestCode(fixture, visitor, 'my/mobile', { mobile });
  return { visitor, body: { mobile, ...proof } };
}

async function forVerification(fixture: EveryCallFixture) {
  const visitor = await shopperWithMobile(fixture);
  return { visitor, body: await requestCode(fixture, visitor, 'my/verification') };
}

async function forPassword({ db }: EveryCallFixture) {
  const mobile = newMobile();
  await db
    .insertInto('shoppers')
    .values({ mobile: `86${mobile}`, password_hash: await hashPassword(PASSWORD) })
    .execute();
  return { body: { account: mobile, password: PASSWORD } };
}

const ofShopper = (
  options: Pick<CallExample, 'invalid'> & { body?: () => object } = {},
): CallExample => ({
  valid: async ({ newShopper }) => ({
    visitor: await newShopper(),
    ...(options.body ? { body: options.body() } : {}),
  }),
  ...(options.invalid ? { invalid: options.invalid } : {}),
});

const newPreferences = () => ({ preferences: [{ code: 'recommendations', isOn: true }] });
const UNKNOWN_PREFERENCE = { body: { preferences: [{ code: 'everything', isOn: true }] } };

export const identityExamples: CallExamples<
  typeof sessions & typeof accountSecurity & typeof shoppers & typeof messaging
> = {
  listSessions: ofShopper(),
  endSession: {
    async valid({ db, newShopper }) {
      const visitor = await newShopper();
      const { id } = await db
        .selectFrom('sessions')
        .select('id')
        .where('shopper_id', '=', visitor.shopperId)
        .executeTakeFirstOrThrow();
      return { visitor, params: { id } };
    },
    invalid: { params: { id: 'x' } },
  },
  endOtherSessions: ofShopper(),
  sendVerificationCode: {
    valid: async (fixture) => ({ visitor: await shopperWithMobile(fixture) }),
  },
  verifyShopper: {
    valid: forVerification,
    invalid: { body: { code: 'abc', challenge: 'x' } },
  },
  sendEmailCode: {
    valid: async (fixture) => ({ visitor: await shopperWithEmail(fixture) }),
  },
  sendMobileCode: {
    valid: async (fixture) => ({
      visitor: await shopperWithoutMobile(fixture),
      body: { mobile: newMobile() },
    }),
    invalid: { body: { mobile: '110' } },
  },
  bindMobile: {
    valid: forMobile,
    invalid: { body: { mobile: '110', code: 'abc', challenge: 'x' } },
  },
  bindPartnerMobile: {
    valid: async (fixture) => ({
      visitor: await shopperWithoutMobile(fixture),
      body: { platform: 'minip', code: `demo-${newMobile()}` },
    }),
    invalid: { body: { platform: 'fridge', code: 'demo-x' } },
  },
  confirmEmail: {
    valid: forEmail,
    invalid: { body: { code: 'abc', challenge: 'x' } },
  },
  openSession: {
    valid: () => ({ body: { grant: 'guest' } }),
    invalid: { body: { grant: 'magic' } },
  },
  getSession: { valid: async ({ newGuest }) => ({ visitor: await newGuest() }) },
  createHandOverToken: { valid: async ({ newGuest }) => ({ visitor: await newGuest() }) },
  closeSession: {
    valid: async ({ newGuest }) => ({ visitor: await newGuest() }),
    invalid: { query: { everywhere: 'MAYBE' } },
  },
  sendSecurityCode: {
    async valid({ db }) {
      await db.deleteFrom('security_codes').execute();
      return { body: { mobile: newMobile() } };
    },
    invalid: { body: { mobile: '12' } },
  },
  verifyMobile: {
    valid: forSecurityCode,
    invalid: { body: { mobile: '13800138000', code: 'abc' } },
  },
  sendEmailLoginCode: {
    async valid({ db }) {
      await db.deleteFrom('security_codes').execute();
      return { body: { email: newEmail() } };
    },
    invalid: { body: { email: 'no address' } },
  },
  logInByEmail: {
    valid: forEmailLogin,
    invalid: { body: { email: 'lin@example.com', code: 'abc' } },
  },
  registerUser: {
    valid: forSecurityCode,
    invalid: { body: { mobile: '13800138000', code: '1' } },
  },
  logIn: { valid: forPassword, invalid: EMPTY_BODY },
  logInByMessaging: { valid: () => ({ body: { code: newCode() } }), invalid: EMPTY_BODY },
  bindMessaging: ofShopper({ body: () => ({ code: newCode() }), invalid: EMPTY_BODY }),
  unbindMessaging: {
    async valid({ newShopper, db }) {
      const visitor = await newShopper();
      await db
        .updateTable('shoppers')
        .set({ mobile: `86${newMobile()}` })
        .where('id', '=', visitor.shopperId ?? '')
        .execute();
      return { visitor };
    },
  },
  getProfile: ofShopper(),
  updateProfile: ofShopper({
    body: () => ({ name: '林知夏' }),
    invalid: { body: { gender: 'x' } },
  }),
  getMessagingProfile: ofShopper(),
  getBenefits: ofShopper(),
  getTiers: ofShopper(),
  joinTiers: ofShopper(),
  getPreferences: ofShopper(),
  replacePreferences: ofShopper({ body: newPreferences, invalid: UNKNOWN_PREFERENCE }),
  createPreferences: ofShopper({ body: newPreferences, invalid: UNKNOWN_PREFERENCE }),
  getPersonalInformation: ofShopper(),
  erasePersonalInformation: {
    valid: async ({ newShopper }) => ({ visitor: await newShopper(), query: { confirm: 'YES' } }),
    invalid: { query: { confirm: 'NO' } },
  },
  listSubscriptions: ofShopper(),
  subscribe: {
    valid: async ({ newGuest }) => ({
      visitor: await newGuest(),
      body: { channel: 'email', email: 'guest@example.com' },
    }),
    invalid: { body: { channel: 'pigeon' } },
  },
  getSignature: {
    valid: () => ({ query: { url: 'http://shop.example/content/spring' } }),
    invalid: { query: { url: 'javascript:alert(1)' } },
  },
  decodePortalUrl: {
    valid: ({ shop }) => ({
      query: { url: encryptPortalUrl('/content/spring', shop.settings.providers.portalKeys[0]) },
    }),
    invalid: { query: { url: 'not encrypted' } },
  },
};
