import { join } from 'node:path';
import { calls } from '@vitrine/contract';
import { adminCalls } from '@vitrine/contract/admin';
import { showMinorUnits } from '@vitrine/kit';
import type { FastifyInstance } from 'fastify';
import { type LiveCatalogue, openCatalogue } from '../catalogue/live-catalogue.ts';
import type { OpenDatabase } from '../database/database.ts';
import { registerDocs } from '../docs/routes.ts';
import { openKeyring } from '../encryption/open-keyring.ts';
import { hideRoutesOfJobProcess } from '../http/jobs-only.ts';
import { createLocalTransport } from '../http/local-transport.ts';
import { protectOperatorRoutes } from '../http/operator-routes.ts';
import { type RateLimits, registerRateLimit } from '../http/rate-limit.ts';
import { ResponseCache } from '../http/response-cache.ts';
import { separateHosts } from '../http/separate-hosts.ts';
import { type ServeOptions, serve } from '../http/serve.ts';
import { registerUnknownCalls } from '../http/unknown-calls.ts';
import { registerUploads } from '../http/uploads.ts';
import { describeCatalogue } from '../observability/catalogue-state.ts';
import type { LogStream } from '../observability/log.ts';
import { createMetrics, type Metrics } from '../observability/metrics.ts';
import { createReadiness, type Readiness } from '../observability/readiness.ts';
import { registerObservability } from '../observability/routes.ts';
import { registerHealthServer } from '../observability/serve-health.ts';
import { watchDatabase } from '../observability/watch-database.ts';
import { watchDisk } from '../observability/watch-disk.ts';
import { watchRateLimit } from '../observability/watch-rate-limit.ts';
import { watchTracking } from '../observability/watch-tracking.ts';
import { openProviders } from '../providers/providers.ts';
import { openSingleSignOn } from '../providers/single-sign-on/open-single-sign-on.ts';
import { FOR_LARGE_FILES, openStorage } from '../providers/storage/storage.ts';
import { openPaperDrawing } from '../resources/admin-orders/papers-pdf.ts';
import { createPublicFileFetcher } from '../resources/admin-products/fetch-public-file.ts';
import { registerCarrierNotifications } from '../resources/carrier-reports/notification-routes.ts';
import { readCatalogueFacts } from '../resources/contents/shop-profile.ts';
import { openConversationChanges } from '../resources/conversations/changes.ts';
import { createImageUrls, type ImageUrls } from '../resources/images/image-urls.ts';
import { withPlaceholders } from '../resources/images/placeholders.ts';
import { createImageRenderer } from '../resources/images/renderer.ts';
import { registerImageRoutes } from '../resources/images/routes.ts';
import { openSourceImages } from '../resources/images/source-images.ts';
import { withUploadedImages } from '../resources/images/uploaded-images.ts';
import { openArchiveReader } from '../resources/page-archives/open-archive-reader.ts';
import { createShopMediaReader } from '../resources/page-archives/read-shop-media.ts';
import { registerPaymentNotifications } from '../resources/payments/notifications.ts';
import { checkKeyring, hasEncryptionKeys } from '../resources/personal-ids/check-keyring.ts';
import { promotionsPort } from '../resources/promotions/port.ts';
import { type LiveOverrides, openOverrides } from '../resources/shop-messages/live-overrides.ts';
import { openTracking } from '../resources/tracking/open-tracking.ts';
import { createTraitsFinder } from '../resources/varied-pages/find-request-traits.ts';
import {
  type LiveVariedPages,
  openVariedPages,
} from '../resources/varied-pages/open-varied-pages.ts';
import { registerVideoRoutes } from '../resources/videos/routes.ts';
import { openUploadedVideos } from '../resources/videos/uploaded-videos.ts';
import { registerSandbox, registerTestCashier } from '../sandbox/routes.ts';
import { findSession } from '../sessions/store.ts';
import type { Settings } from '../settings.ts';
import { createAdminHandlers, createOperatorAccess } from './admin.ts';
import { createServer } from './create-server.ts';
import { createHandlers, type ResourceDeps } from './handlers.ts';
import { logIn } from './log-in.ts';
import './server-messages.ts';
import { createTestCounting } from './test-counting.ts';

/** The services that the parts of an app share. */
export interface ShopServices {
  readonly settings: Settings;
  readonly database: OpenDatabase;
  readonly catalogue: LiveCatalogue;
  readonly responseCache: ResponseCache;
  readonly images: ImageUrls;
  readonly metrics: Metrics;
  readonly readiness: Readiness;
  readonly limits: RateLimits;
  /** Which pages differ between visitors. */
  readonly variedPages: Pick<LiveVariedPages, 'current'>;
  /** What the merchant wrote in place of messages. */
  readonly overrides: Pick<LiveOverrides, 'ofScreens'>;
  /** Sends the API client's calls to this process without a network. */
  readonly transport: ReturnType<typeof createLocalTransport>;
  /** The dependencies of handlers and jobs. */
  readonly deps: ResourceDeps;
  readonly now: () => number;
}

export type FindSession = ServeOptions['sessions']['findSession'];

export interface AppOptions {
  settings: Settings;
  database: OpenDatabase;
  /** Registers what is not part of the API, such as the rendered pages. */
  extend?: (app: FastifyInstance, shop: ShopServices) => Promise<void> | void;
  logStream?: LogStream;
  now?: () => number;
  /** Also measures the process itself. Only one app in a process may do that. */
  measuresProcess?: boolean;
  /** Wraps how sessions are found, for tests that send thousands of requests in one session. */
  wrapFindSession?: (find: FindSession) => FindSession;
}

export interface App {
  readonly app: FastifyInstance;
  readonly shop: ShopServices;
}

/** Composes the whole server, ready to listen or to be called in process. */
export async function createApp(options: AppOptions): Promise<App> {
  const metrics = createMetrics({ process: options.measuresProcess ?? false });
  const app = createServer(options.settings, metrics, options.logStream);
  try {
    return await composeApp(app, metrics, options);
  } catch (error) {
    await app.close();
    throw error;
  }
}

async function composeApp(
  app: FastifyInstance,
  metrics: Metrics,
  options: AppOptions,
): Promise<App> {
  const { settings, database, now = database.now } = options;
  const readiness = createReadiness();
  const responseCache = new ResponseCache(settings.responseCacheBytes, now);

  separateHosts(app, settings);
  protectOperatorRoutes(app, settings);
  hideRoutesOfJobProcess(app, settings);

  const storage = openStorage({ dataDir: settings.dataDir, s3: settings.providers.s3 }, now);
  const mediaStorage = openStorage(
    { dataDir: settings.dataDir, s3: settings.providers.s3 },
    now,
    FOR_LARGE_FILES,
  );
  const renderedDir = join(settings.dataDir, 'images');
  const sourceImages = withPlaceholders(
    withUploadedImages(
      await openSourceImages(settings.imageDir, join(settings.dataDir, 'masters.json')),
      storage,
      join(renderedDir, 'uploaded'),
    ),
    join(renderedDir, 'placeholders'),
  );
  const images = createImageUrls(sourceImages, (key) => catalogue.current().positions.get(key));
  const findUploadedVideo = openUploadedVideos(mediaStorage, join(renderedDir, 'videos'));
  const catalogue: LiveCatalogue = await openCatalogue({
    database,
    listImages: images.views,
    now,
    onSwap: () => responseCache.clear(),
    onProductsChanged: (ids) => responseCache.drop(new Set(ids)),
    onFailure: (err) => app.log.error({ err }, 'catalogue reload failed'),
    onSkipped: (row) => app.log.warn(row, 'catalogue row skipped'),
  });
  const followPrices = () =>
    showMinorUnits(readCatalogueFacts(catalogue.current().index).exactPrices);
  followPrices();
  responseCache.onChange(followPrices);
  const stopListening = await database.listen('content', () => responseCache.clear());
  const variedPages = await openVariedPages({
    database,
    now,
    findFirstGender: () => readCatalogueFacts(catalogue.current().index).genders[0],
    onFailure: (err) => app.log.error({ err }, 'list of varied pages not read'),
  });
  const overrides = await openOverrides({
    database,
    onChange: () => responseCache.clear(),
    onFailure: (err) => app.log.error({ err }, 'overrides of messages not read'),
  });
  app.addHook('onClose', async () => {
    await catalogue.close();
    await variedPages.close();
    await overrides.close();
    await stopListening();
  });

  metrics.watchResponseCache(() => responseCache.stats);
  watchDatabase(database, metrics, readiness, (err) =>
    app.log.error({ err }, 'database connection lost'),
  );
  readiness.add('catalogue', catalogue.isReady);
  readiness.addState('catalogue', () => describeCatalogue(catalogue.status()));
  metrics.watchCatalogue(catalogue.status);

  const tracking = openTracking({
    db: database.db,
    settings,
    onError: (err) => app.log.error({ err }, 'tracking write failed'),
  });
  app.addHook('onClose', () => tracking.close());
  const conversationChanges = await openConversationChanges(database);
  // Calls that wait for a message would keep the server from closing.
  app.addHook('preClose', () => conversationChanges.close());
  const keyring = await openKeyring(settings, () => hasEncryptionKeys(database.db));
  await checkKeyring(database.db, keyring);
  const logError = (about: object, what: string) => app.log.error(about, what);
  watchDisk(settings, readiness, logError);
  const deps: ResourceDeps = {
    db: database.db,
    settings,
    providers: openProviders(settings.providers, {
      db: database.db,
      now,
      publicUrl: settings.publicUrl,
      brand: settings.brand,
    }),
    logIn,
    keyring,
    conversationChanges,
    storage,
    mediaStorage,
    catalogue,
    images,
    imageSet: images.imageSet,
    overrides,
    now,
    promotions: promotionsPort,
    tracking,
    ...createTestCounting({ variedPages, tracking, now, logError }),
    reservationMs: settings.stockReservationMs,
    logError,
    onOverdueOrders: (count) => metrics.overdueOrders.set(count),
    onOverdueFapiao: (count) => metrics.overdueFapiao.set(count),
    onLatePrivacyRequests: (count) => metrics.latePrivacyRequests.set(count),
    onEventBacklog: ({ failed, oldestSeconds }) => {
      metrics.failedEvents.set(failed);
      metrics.oldestEventSeconds.set(oldestSeconds);
    },
    onMediaDeleted: (file) => {
      metrics.deletedMedia.inc({ kind: file.kind });
      app.log.info(file, 'unused media file deleted');
    },
    onDropped: (dropped) => {
      metrics.skippedModules.inc({ code: dropped.entry });
      app.log.warn(dropped, 'page module skipped');
    },
    onRepaired: (repaired) => app.log.warn(repaired, 'page field skipped'),
  };
  const limits = await registerRateLimit(app, settings);
  watchRateLimit(limits, metrics, readiness);
  watchTracking(tracking, metrics, readiness);
  const shop = {
    settings,
    database,
    catalogue,
    responseCache,
    images,
    metrics,
    readiness,
    limits,
    variedPages,
    overrides,
    transport: createLocalTransport(app, responseCache),
    deps,
    now,
  };
  const paperDrawing = openPaperDrawing();
  const archiveReader = openArchiveReader();
  app.addHook('onClose', async () => {
    await paperDrawing.close();
    await archiveReader.close();
  });
  await registerUploads(app);
  const findOpenSession: FindSession = (key) => findSession(database.db, key, now());
  const serveOptions: ServeOptions = {
    sessions: {
      findSession: options.wrapFindSession?.(findOpenSession) ?? findOpenSession,
      limits,
      settings,
      operators: createOperatorAccess(deps),
    },
    responseCache,
    validatesResponses: settings.validatesResponses,
    now,
    findTraits: createTraitsFinder({ variedPages, settings, now }),
  };
  serve(app, calls, createHandlers(deps), serveOptions);
  serve(
    app,
    adminCalls,
    createAdminHandlers({
      ...deps,
      mediaStorage,
      fetchPublicFile: createPublicFileFetcher(),
      readShopMedia: createShopMediaReader({
        images: sourceImages,
        findUploadedVideo,
        videoDir: settings.videoDir,
      }),
      singleSignOn: openSingleSignOn(settings),
      drawPdf: paperDrawing.run,
      readArchive: archiveReader.read,
      onLogInFailed: (method) => metrics.failedOperatorLogIns.inc({ method }),
    }),
    serveOptions,
  );
  registerPaymentNotifications(app, deps);
  registerCarrierNotifications(app, deps);
  registerUnknownCalls(app, { ...calls, ...adminCalls });
  registerVideoRoutes(app, settings.videoDir, findUploadedVideo);
  const render = createImageRenderer(renderedDir, (err) =>
    app.log.warn({ err }, 'rendered image not kept'),
  );
  registerImageRoutes(app, sourceImages, render);
  registerObservability(app, metrics, readiness);
  registerHealthServer(app, readiness, settings);
  registerDocs(app, settings.publicUrl);
  if (settings.providers.sandbox) registerSandbox(app, deps);
  else if (settings.providers.testPayments) registerTestCashier(app, deps);
  await options.extend?.(app, shop);
  return { app, shop };
}
