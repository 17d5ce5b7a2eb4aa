import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { calls } from '@vitrine/contract';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { type LiveCatalogue, openCatalogue } from '../catalogue/live.ts';
import type { OpenDatabase } from '../database/database.ts';
import { documentRoutes } from '../docs/routes.ts';
import { Answers } from '../http/answers.ts';
import { localTransport } from '../http/local-transport.ts';
import { limitRate } from '../http/rate-limit.ts';
import { serve } from '../http/serve.ts';
import { refuseUnknownCalls } from '../http/unknown-calls.ts';
import { acceptUploads } from '../http/uploads.ts';
import type { LogStream } from '../observe/log.ts';
import { createMetrics, type Metrics } from '../observe/metrics.ts';
import { createReadiness, type Readiness } from '../observe/readiness.ts';
import { observeRoutes } from '../observe/routes.ts';
import { openProviders } from '../providers/providers.ts';
import { openStorage } from '../providers/storage/storage.ts';
import { registerFilms } from '../resources/films/routes.ts';
import { type ImageAddresses, imageAddresses } from '../resources/images/addresses.ts';
import { openMasters } from '../resources/images/masters.ts';
import { createRender } from '../resources/images/rendering.ts';
import { registerImages } from '../resources/images/routes.ts';
import { paymentNotifications } from '../resources/payments/notifications.ts';
import { promotionsPort } from '../resources/promotions/port.ts';
import { openTracking } from '../resources/tracking/open.ts';
import { sandboxRoutes } from '../sandbox/routes.ts';
import { openKeyring } from '../sealing/open-keyring.ts';
import { findSession } from '../sessions/store.ts';
import type { Settings } from '../settings.ts';
import { createServer } from './create-server.ts';
import { allHandlers, type ResourceDeps } from './handlers.ts';

const DEMO_MASTERS = fileURLToPath(new URL('../../demo/masters', import.meta.url));
const DEMO_FILMS = fileURLToPath(new URL('../../demo/films', import.meta.url));

/** What the parts of an app share. */
export interface Shop {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly catalogue: LiveCatalogue;
  readonly answers: Answers;
  readonly images: ImageAddresses;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  /** Carries the client's calls to this process. */
  readonly transport: ReturnType<typeof localTransport>;
  /** What handlers and jobs work with. */
  readonly deps: ResourceDeps;
  readonly now: () => number;
}

export interface AppOptions {
  settings: Settings;
  database: OpenDatabase;
  /** Adds what is not part of the interface: the host of the rendered pages. */
  extend?: (app: FastifyInstance, shop: Shop) => Promise<void> | void;
  logStream?: LogStream;
  now?: () => number;
  /** Also measures the process itself, which only one app of a process may do. */
  measuresProcess?: boolean;
}

export interface App {
  readonly app: FastifyInstance;
  readonly shop: Shop;
}

/** Puts the whole shop together, ready to listen or to be called in process. */
export async function createApp(options: AppOptions): Promise<App> {
  const { settings, database, now = Date.now } = options;
  const metrics = createMetrics({ process: options.measuresProcess ?? false });
  const readiness = createReadiness();
  const answers = new Answers(settings.answerCacheBytes, now);
  const app = createServer(settings, metrics, options.logStream);

  const masters = await openMasters(
    settings.imageDir ?? DEMO_MASTERS,
    join(settings.dataDir, 'masters.json'),
  );
  const images = imageAddresses(masters);
  const catalogue = await openCatalogue({
    database,
    imaging: images.views,
    onSwap: () => answers.clear(),
    onFailure: (err) => app.log.error({ err }, 'the catalogue could not be read'),
  });
  const stopListening = await database.listen('content', () => answers.clear());
  app.addHook('onClose', async () => {
    await catalogue.close();
    await stopListening();
  });

  metrics.watchAnswers(() => answers.stats);
  metrics.watchPool(database.pool);
  readiness.add('database', async () => (await sql`select 1`.execute(database.db)).rows.length > 0);
  readiness.add('catalogue', catalogue.isReady);

  const tracking = await openTracking({
    db: database.db,
    settings,
    onError: (err) => app.log.error({ err }, 'tracking could not be written'),
  });
  app.addHook('onClose', () => tracking.close());
  const deps: ResourceDeps = {
    db: database.db,
    settings,
    providers: openProviders(settings.providers, {
      db: database.db,
      now,
      publicUrl: settings.publicUrl,
    }),
    keyring: await openKeyring(settings),
    storage: openStorage({ dataDir: settings.dataDir, s3: settings.providers.s3 }, now),
    catalogue,
    images,
    imageSet: images.imageSet,
    now,
    promotions: promotionsPort,
    tracking,
    holdMs: settings.stockHoldMs,
    onTrouble: (about, what) => app.log.error(about, what),
    onDropped: (dropped) => {
      metrics.droppedEntries.inc({ code: dropped.entry });
      app.log.warn(dropped, 'an entry of a page was left out');
    },
  };
  const shop = {
    settings,
    database,
    catalogue,
    answers,
    images,
    metrics,
    readiness,
    transport: localTransport(app, answers),
    deps,
    now,
  };
  await limitRate(app, settings);
  await acceptUploads(app);
  serve(app, calls, allHandlers(deps), {
    sessions: { findSession: (key) => findSession(database.db, key, now()), settings },
    answers,
    checksAnswers: settings.checksAnswers,
    now,
  });
  paymentNotifications(app, deps);
  refuseUnknownCalls(app, calls);
  registerFilms(app, settings.filmDir ?? DEMO_FILMS);
  registerImages(app, masters, createRender(join(settings.dataDir, 'images')));
  observeRoutes(app, metrics, readiness);
  documentRoutes(app);
  if (settings.providers.sandbox) sandboxRoutes(app, deps);
  await options.extend?.(app, shop);
  return { app, shop };
}
