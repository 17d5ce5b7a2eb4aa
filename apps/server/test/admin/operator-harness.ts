import { adminCalls, type OperatorRole, type Permission } from '@vitrine/contract/admin';
import { currentPageVersion } from '@vitrine/modules/schemas';
import { createAdminHandlers, createOperatorAccess } from '../../src/app/admin.ts';
import { createServer } from '../../src/app/create-server.ts';
import { openCatalogue } from '../../src/catalogue/live-catalogue.ts';
import { openKeyring } from '../../src/encryption/open-keyring.ts';
import type { OperatorAccess } from '../../src/http/operator-access.ts';
import { ResponseCache } from '../../src/http/response-cache.ts';
import { serve } from '../../src/http/serve.ts';
import { registerUploads } from '../../src/http/uploads.ts';
import type { LogStream } from '../../src/observability/log.ts';
import { createMetrics } from '../../src/observability/metrics.ts';
import { sandboxCarriers } from '../../src/providers/carriers/sandbox.ts';
import type { Storage } from '../../src/providers/storage/port.ts';
import { toMediaStorageKey } from '../../src/resources/admin-media/store-media.ts';
import type { AdminOrderDeps } from '../../src/resources/admin-orders/deps.ts';
import { PublicFileError } from '../../src/resources/admin-products/fetch-public-file.ts';
import { noPromotions } from '../../src/resources/checkout/promotions-port.ts';
import { hashPassword } from '../../src/resources/identities/passwords.ts';
import { createImageUrls } from '../../src/resources/images/image-urls.ts';
import type { LogInMethod } from '../../src/resources/operators/deps.ts';
import { openOperatorSession } from '../../src/resources/operators/sessions.ts';
import type { PageArchiveDeps } from '../../src/resources/page-archives/deps.ts';
import { readArchive } from '../../src/resources/page-archives/read-archive.ts';
import { createPayload } from '../every-call/fixture.ts';
import { createMemoryStorage } from '../support/personal-id-fixture.ts';
import { rememberFound } from '../support/remember-found.ts';
import { openTestShop, type TestShopOptions } from '../support/test-shop.ts';
import { drawImage } from './draw-image.ts';
import { fakeSingleSignOn } from './fake-single-sign-on.ts';

export const PASSWORD = 'a quiet blue teapot';
export const ORIGIN = 'http://localhost';

/** Reads what was uploaded; the shop of a test has no folders of pictures. */
const readStoredMedia =
  (storage: Pick<Storage, 'get'>): PageArchiveDeps['readShopMedia'] =>
  ({ kind, name }) =>
    storage.get(toMediaStorageKey({ kind, key: name }));

interface RequestInput {
  /** Where the request comes from; by default this machine. */
  ip?: string;
  /** More cookies, as a browser sends them. */
  cookie?: string | undefined;
  /** The session key of an operator. */
  session?: string;
  apiKey?: string;
  body?: object;
  file?: Buffer;
  version?: number | undefined;
  headers?: Record<string, string>;
}

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Writes what papers contain, without the half second that a drawn one takes. */
const writePapers: AdminOrderDeps['drawPdf'] = async (job) => Buffer.from(JSON.stringify(job));

export interface OperatorHarnessOptions extends TestShopOptions {
  drawPdf?: AdminOrderDeps['drawPdf'];
  /** Reads each operator from the database once, for tests that send thousands of requests. */
  remembersOperators?: boolean;
  logStream?: LogStream;
}

/** Finds an operator in the database at the first request only. */
const rememberOperators = ({ findOperator, ...access }: OperatorAccess): OperatorAccess => ({
  ...access,
  findOperator: rememberFound(findOperator).find,
});

/** Serves the calls of operators over a database, as a server process does. */
export async function openOperatorHarness({
  drawPdf = writePapers,
  remembersOperators = false,
  logStream,
  ...options
}: OperatorHarnessOptions = {}) {
  const shop = await openTestShop(options);
  const { db } = shop.database;
  const clock = { now: Date.parse('2026-11-25T02:00:00Z') };
  const now = () => clock.now;
  const keyring = await openKeyring(shop.settings);
  const catalogue = await openCatalogue({ database: shop.database, listImages: () => [], now });
  const storage = createMemoryStorage();
  /** Stands for the servers of other shops, on which everything but `missing` is an image. */
  const fetchPublicFile = (url: string): Promise<Uint8Array> =>
    url.endsWith('missing') ? Promise.reject(new PublicFileError('url-unreachable')) : drawImage();
  const failedLogIns: LogInMethod[] = [];
  const deps = {
    db,
    onLogInFailed: (method: LogInMethod) => void failedLogIns.push(method),
    singleSignOn: fakeSingleSignOn,
    keyring,
    settings: shop.settings,
    catalogue,
    storage,
    mediaStorage: storage,
    images: createImageUrls({ get: () => undefined }),
    promotions: noPromotions,
    reservationMs: shop.settings.stockReservationMs,
    logError: () => undefined,
    providers: { carriers: sandboxCarriers({ db, now }) },
    fetchPublicFile,
    drawPdf,
    readArchive: async (bytes: Uint8Array) => readArchive(bytes, currentPageVersion()),
    readShopMedia: readStoredMedia(storage),
    now,
  };
  const access = createOperatorAccess(deps);
  const app = createServer(shop.settings, createMetrics({ process: false }), logStream);
  await registerUploads(app);
  serve(app, adminCalls, createAdminHandlers(deps), {
    sessions: {
      findSession: async () => undefined,
      settings: shop.settings,
      operators: remembersOperators ? rememberOperators(access) : access,
    },
    responseCache: new ResponseCache(0),
    validatesResponses: true,
    now,
  });
  const passwordHash = await hashPassword(PASSWORD);
  let count = 0;

  /** Creates an operator who is logged in. */
  async function createOperator(role: OperatorRole, merchantId: string | null = null) {
    const { id, email } = await db
      .insertInto('operators')
      .values({
        email: `${role}-${++count}@example.cn`,
        name: `${role} ${count}`,
        role,
        merchant_id: merchantId,
        password_hash: passwordHash,
        created_at: new Date(now()),
      })
      .returning(['id', 'email'])
      .executeTakeFirstOrThrow();
    const origin = { device: null, ip: '127.0.0.1' };
    return { id, email, session: await openOperatorSession(db, id, origin, now()) };
  }

  async function createMerchant(id: string): Promise<string> {
    const text = JSON.stringify({ 'zh-CN': '米兰', 'en-US': 'Milan' });
    await db
      .insertInto('merchants')
      .values({
        id,
        name: `Boutique ${id}`,
        monogram: 'B',
        city: text,
        country: text,
        founded_in: 1990,
        description: text,
      })
      .execute();
    return id;
  }

  async function ask(method: Method, path: string, input: RequestInput = {}) {
    const { headers: ofPayload, ...payload } = createPayload(input);
    const cookies = [input.session && `operator=${input.session}`, input.cookie];
    const cookie = cookies.filter(Boolean).join('; ');
    const response = await app.inject({
      method,
      url: `/admin/api/v1/${path}`,
      remoteAddress: input.ip ?? '127.0.0.1',
      ...payload,
      headers: {
        ...ofPayload,
        origin: ORIGIN,
        'accept-language': 'en-US',
        ...(cookie ? { cookie } : {}),
        ...(input.apiKey ? { authorization: `Bearer ${input.apiKey}` } : {}),
        ...(input.version === undefined ? {} : { 'if-match': String(input.version) }),
        ...input.headers,
      },
    });
    const { statusCode: status, headers } = response;
    return { status, headers, body: response.json() };
  }

  /** Creates a key for a machine, by an owner where no one is named. */
  async function createApiKey(
    permissions: readonly Permission[],
    { session, merchantId }: { session?: string; merchantId?: string } = {},
  ): Promise<string> {
    const owner = session ?? (await createOperator('owner')).session;
    const body = { name: 'ERP', permissions, days: 1, ...(merchantId ? { merchantId } : {}) };
    return (await ask('POST', 'api-keys', { session: owner, body })).body.key;
  }

  return {
    app,
    database: shop.database,
    db,
    deps,
    clock,
    failedLogIns,
    createOperator,
    createMerchant,
    createApiKey,
    ask,
    async close() {
      await app.close();
      await catalogue.close();
      await shop.close();
    },
  };
}

export type OperatorHarness = Awaited<ReturnType<typeof openOperatorHarness>>;
