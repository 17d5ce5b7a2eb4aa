import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { ShopServices } from '../app/create-app.ts';
import { watchFirstRun } from '../resources/first-run/watch-first-run.ts';
import { findPageTraits } from '../resources/varied-pages/find-page-traits.ts';
import { createPageApi } from './api.ts';
import { keepFiles, readFormerFile } from './former-files.ts';
import { registerGallery } from './gallery.ts';
import { type FindOverrides, openBuiltRenderer, openSourceRenderer } from './renderer.ts';
import { registerPages } from './routes.ts';

/** Opens the renderer and registers the shop's pages. */
export async function servePages(app: FastifyInstance, shop: ShopServices): Promise<void> {
  const { settings, database, responseCache, variedPages, transport, now } = shop;
  const isDevelopment = settings.mode === 'development';
  const findOverrides: FindOverrides = (language) => shop.overrides.ofScreens(language);
  const renderer = await (isDevelopment
    ? openSourceRenderer(app, settings, findOverrides)
    : openBuiltRenderer(settings, findOverrides));
  if (settings.mode !== 'production') registerGallery(app);
  const assetsDir = join(settings.dataDir, 'assets');
  const kept = keepFiles(assetsDir, renderer.files).catch((err) =>
    app.log.warn({ err }, 'files of this build not kept'),
  );
  app.addHook('onClose', () => kept);
  registerPages(app, {
    brand: settings.brand,
    brandDir: settings.brandDir,
    db: database.db,
    renderer,
    api: createPageApi(transport),
    findTraits: (page) => findPageTraits(variedPages.current(), page, now()),
    onChange: (listener) => responseCache.onChange(listener),
    cacheBytes: isDevelopment ? 0 : settings.pageCacheBytes,
    publicUrl: settings.publicUrl,
    places: settings,
    securityContact: settings.securityContact,
    countPageRender: shop.limits.countPageRender,
    findFormerFile: (name) => readFormerFile(assetsDir, name),
    findOverrides,
    findMissingParts: watchFirstRun(database.db, now),
    now,
  });
}
