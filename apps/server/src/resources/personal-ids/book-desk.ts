import { type PersonalId, personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sandboxIdentityCheck } from '../../providers/identity-check/sandbox.ts';
import { type ResourceApp, resourceApp, type Visitor } from '../../testing/resource-app.ts';
import { type TestShop, testShop } from '../../testing/test-shop.ts';
import { checkNext } from './check-due.ts';
import type { PersonalIdDeps } from './deps.ts';
import { personalIdHandlers } from './routes.ts';
import { keyringOf, memoryStorage, residentId } from './testing.ts';

export const START = Date.UTC(2026, 9, 1);
export const DAY_MS = 86_400_000;
export const BOOK = 'my/personal-ids';
export const NAME = '林知夏';

/** A book of people whose photos are kept in memory: every test finds another shopper with it open. */
export function personalIdDesk() {
  const lines: string[] = [];
  const storage = memoryStorage();
  const clock = { now: START };
  let shop: TestShop;
  let app: ResourceApp;
  let deps: PersonalIdDeps;
  let visitor: Visitor;
  let photo: Buffer;
  const open = (which: PersonalIdDeps) =>
    resourceApp(shop, personalIds, personalIdHandlers(which), {
      now: () => clock.now,
      logStream: { write: (line) => void lines.push(line) },
    });
  beforeAll(async () => {
    shop = await testShop();
    deps = {
      db: shop.database.db,
      keyring: keyringOf('old'),
      storage,
      providers: { identityCheck: sandboxIdentityCheck(0) },
      now: () => clock.now,
    };
    app = await open(deps);
    photo = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#7a8f82' } })
      .jpeg()
      .toBuffer();
  });
  beforeEach(async () => {
    clock.now = START;
    await deps.db.updateTable('personal_ids').set({ check_at: null }).execute();
    visitor = await app.newShopper();
  });
  afterAll(async () => {
    await app.close();
    await shop.close();
  });

  const person = (more: object = {}) => ({
    name: NAME,
    idNumber: residentId(),
    hasConsented: true,
    ...more,
  });
  const create = (more: object = {}, who = visitor) =>
    app.ask('POST', BOOK, { visitor: who, body: person(more) });
  const upload = async (bytes: Uint8Array = photo, who = visitor) =>
    app.ask('POST', `${BOOK}/images`, { visitor: who, file: { bytes, type: 'image/jpeg' } });
  const image = async (): Promise<string> => (await upload()).body.id;

  return {
    get app() {
      return app;
    },
    get deps() {
      return deps;
    },
    get visitor() {
      return visitor;
    },
    get photo() {
      return photo;
    },
    lines,
    storage,
    clock,
    /** The same book, opened with other keys. */
    open,
    person,
    create,
    add: async (more: object = {}): Promise<PersonalId> => (await create(more)).body,
    read: async (path = ''): Promise<PersonalId> =>
      (await app.ask('GET', `${BOOK}${path}`, { visitor })).body,
    book: async (): Promise<PersonalId[]> => (await app.ask('GET', BOOK, { visitor })).body,
    patch: (id: string, body: object, who = visitor) =>
      app.ask('PATCH', `${BOOK}/${id}`, { visitor: who, body }),
    upload,
    image,
    both: async () => ({ frontImageId: await image(), backImageId: await image() }),
    checkAll: async () => {
      clock.now += 10_000;
      while (await checkNext(deps));
    },
  };
}
