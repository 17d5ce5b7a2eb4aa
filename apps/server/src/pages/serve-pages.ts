import type { FastifyInstance } from 'fastify';
import type { Shop } from '../app/create-app.ts';
import { pageApi } from './api.ts';
import { registerGallery } from './gallery.ts';
import { builtRenderer, sourceRenderer } from './renderer.ts';
import { registerPages } from './routes.ts';

/** Adds the shop's pages to its server. */
export async function servePages(app: FastifyInstance, shop: Shop): Promise<void> {
  const { settings, database, answers, transport, now } = shop;
  const isDevelopment = settings.mode === 'development';
  const renderer = await (isDevelopment ? sourceRenderer(app) : builtRenderer());
  if (settings.mode !== 'production') registerGallery(app);
  registerPages(app, {
    db: database.db,
    renderer,
    api: pageApi(transport),
    onChange: (tell) => answers.onClear(tell),
    cacheBytes: isDevelopment ? 0 : settings.pageCacheBytes,
    publicUrl: settings.publicUrl,
    now,
  });
}
