import { type PersonalId, personalIds } from '@vitrine/contract';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach } from 'vitest';
import { sandboxPersonalIdCheck } from '../../src/providers/personal-id-check/sandbox.ts';
import { checkNextPersonalId } from '../../src/resources/personal-ids/check-next.ts';
import type { PersonalIdDeps } from '../../src/resources/personal-ids/deps.ts';
import { personalIdHandlers } from '../../src/resources/personal-ids/routes.ts';
import { createKeyring, createMemoryStorage, createResidentId } from './personal-id-fixture.ts';
import { openResourceApp, type ResourceApp, type Visitor } from './resource-app.ts';
import { openTestShop, type TestShop } from './test-shop.ts';

export const START = Date.UTC(2026, 9, 1);
export const DAY_MS = 86_400_000;
export const PERSONAL_IDS = 'my/personal-ids';
export const NAME = '林知夏';

/** Serves the calls of customs IDs with an in-memory storage. Every test has a new shopper. */
export function createPersonalIdHarness() {
  const logLines: string[] = [];
  const storage = createMemoryStorage();
  const clock = { now: START };
  let shop: TestShop;
  let app: ResourceApp;
  let deps: PersonalIdDeps;
  let visitor: Visitor;
  let photo: Buffer;
  const open = (personalIdDeps: PersonalIdDeps) =>
    openResourceApp(shop, personalIds, personalIdHandlers(personalIdDeps), {
      now: () => clock.now,
      logStream: { write: (line) => void logLines.push(line) },
    });
  beforeAll(async () => {
    shop = await openTestShop();
    deps = {
      db: shop.database.db,
      keyring: createKeyring('old'),
      storage,
      providers: { personalIdCheck: sandboxPersonalIdCheck(0) },
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

  const createBody = (more: object = {}) => ({
    name: NAME,
    idNumber: createResidentId(),
    hasConsented: true,
    ...more,
  });
  const create = (more: object = {}, owner = visitor) =>
    app.ask('POST', PERSONAL_IDS, { visitor: owner, body: createBody(more) });
  const upload = async (bytes: Uint8Array = photo, owner = visitor) =>
    app.ask('POST', `${PERSONAL_IDS}/images`, {
      visitor: owner,
      file: { bytes, type: 'image/jpeg' },
    });
  const uploadImage = async (): Promise<string> => (await upload()).body.id;

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
    logLines,
    storage,
    clock,
    /** Serves the same database with other dependencies, such as another keyring. */
    open,
    createBody,
    create,
    add: async (more: object = {}): Promise<PersonalId> => (await create(more)).body,
    read: async (path = ''): Promise<PersonalId> =>
      (await app.ask('GET', `${PERSONAL_IDS}${path}`, { visitor })).body,
    list: async (): Promise<PersonalId[]> => (await app.ask('GET', PERSONAL_IDS, { visitor })).body,
    patch: (id: string, body: object, owner = visitor) =>
      app.ask('PATCH', `${PERSONAL_IDS}/${id}`, { visitor: owner, body }),
    upload,
    uploadImage,
    uploadBothSides: async () => ({
      frontImageId: await uploadImage(),
      backImageId: await uploadImage(),
    }),
    checkAll: async () => {
      clock.now += 10_000;
      while (await checkNextPersonalId(deps));
    },
  };
}
