import type { identity, messaging, shoppers } from '@vitrine/contract';
import { hashPassword } from '../../../resources/identities/passwords.ts';
import { sealPortalUrl } from '../../../resources/messaging/portal.ts';
import type { Recipe, Recipes } from '../recipe.ts';
import type { World } from '../world.ts';

const MOBILES_FROM = 13_000_000_000;
const PASSWORD = 'a password that is right';
const NOBODY = { body: {} };
let made = 0;

/** Nobody else in this world uses it: a mobile gets few codes an hour. */
const newMobile = () => String(MOBILES_FROM + ++made);
const newPerson = () => `demo-person-${++made}`;

async function withCode({ app, db }: World) {
  const mobile = newMobile();
  // All of this world asks from one address, which may not have so many.
  await db.deleteFrom('security_codes').execute();
  await app.inject({
    method: 'POST',
    url: '/api/v1/identities/mobile/security-code',
    payload: { mobile },
  });
  const { code } = await db
    .selectFrom('sandbox_messages')
    .select('code')
    .where('recipient', '=', `86${mobile}`)
    .executeTakeFirstOrThrow();
  return { body: { mobile, code } };
}

async function withPassword({ db }: World) {
  const mobile = newMobile();
  await db
    .insertInto('shoppers')
    .values({ mobile: `86${mobile}`, password_hash: await hashPassword(PASSWORD) })
    .execute();
  return { body: { account: mobile, password: PASSWORD } };
}

const own = (more: Pick<Recipe, 'bad'> & { body?: () => object } = {}): Recipe => ({
  good: async ({ newShopper }) => ({
    visitor: await newShopper(),
    ...(more.body ? { body: more.body() } : {}),
  }),
  ...(more.bad ? { bad: more.bad } : {}),
});

const decisions = () => ({ preferences: [{ code: 'recommendations', isOn: true }] });
const UNDECIDED = { body: { preferences: [{ code: 'everything', isOn: true }] } };

export const identityRecipes: Recipes<typeof identity & typeof shoppers & typeof messaging> = {
  openSession: { good: () => ({ body: { grant: 'guest' } }), bad: { body: { grant: 'magic' } } },
  getSession: { good: async ({ newGuest }) => ({ visitor: await newGuest() }) },
  closeSession: {
    good: async ({ newGuest }) => ({ visitor: await newGuest() }),
    bad: { query: { everywhere: 'MAYBE' } },
  },
  sendSecurityCode: {
    async good({ db }) {
      await db.deleteFrom('security_codes').execute();
      return { body: { mobile: newMobile() } };
    },
    bad: { body: { mobile: '12' } },
  },
  verifyMobile: { good: withCode, bad: { body: { mobile: '13800138000', code: 'abc' } } },
  registerUser: { good: withCode, bad: { body: { mobile: '13800138000', code: '1' } } },
  logIn: { good: withPassword, bad: NOBODY },
  logInByMessaging: { good: () => ({ body: { code: newPerson() } }), bad: NOBODY },
  bindMessaging: own({ body: () => ({ code: newPerson() }), bad: NOBODY }),
  unbindMessaging: {
    async good({ newShopper, db }) {
      const visitor = await newShopper();
      await db
        .updateTable('shoppers')
        .set({ mobile: `86${newMobile()}` })
        .where('id', '=', visitor.shopperId ?? '')
        .execute();
      return { visitor };
    },
  },
  getProfile: own(),
  updateProfile: own({ body: () => ({ name: '林知夏' }), bad: { body: { gender: 'x' } } }),
  getMessagingProfile: own(),
  getBenefits: own(),
  getTiers: own(),
  joinTiers: own(),
  getPreferences: own(),
  replacePreferences: own({ body: decisions, bad: UNDECIDED }),
  createPreferences: own({ body: decisions, bad: UNDECIDED }),
  getPersonalInformation: own(),
  erasePersonalInformation: {
    good: async ({ newShopper }) => ({ visitor: await newShopper(), query: { confirm: 'YES' } }),
    bad: { query: { confirm: 'NO' } },
  },
  listSubscriptions: own(),
  subscribe: {
    good: async ({ newGuest }) => ({
      visitor: await newGuest(),
      body: { channel: 'email', email: 'guest@example.com' },
    }),
    bad: { body: { channel: 'pigeon' } },
  },
  getSignature: {
    good: () => ({ query: { url: 'http://shop.example/content/spring' } }),
    bad: { query: { url: 'javascript:alert(1)' } },
  },
  decodePortalUrl: {
    good: ({ shop }) => ({
      query: { url: sealPortalUrl('/content/spring', shop.settings.providers.portalKey) },
    }),
    bad: { query: { url: 'not sealed' } },
  },
};
