import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderRequest } from '@vitrine/web/render';
import type { FastifyInstance } from 'fastify';
import { readStaticFiles, type StaticFile } from './static-files.ts';

const WEB = new URL('../../../web/', import.meta.url);
const CLIENT = new URL('dist/client/', WEB);
const ENTRY = new URL('dist/server/entry.js', WEB);

/** Where the browser build is served. */
export const ASSETS_BASE = '/content/assets/';

export interface Renderer {
  render(request: Omit<RenderRequest, 'assets'>): Promise<RenderedPage>;
  /** The browser build, by file name. */
  files: ReadonlyMap<string, StaticFile>;
  /** False while developing, when modules arrive one by one and styles by script. */
  isStrict: boolean;
}

/** The web app as it was built. */
export async function builtRenderer(): Promise<Renderer> {
  if (!existsSync(ENTRY)) throw new Error('The web app is not built: run `npm start`');
  const { renderPage, readAssets } = await import(ENTRY.href);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', CLIENT), 'utf8'));
  const assets = readAssets(manifest, ASSETS_BASE);
  return {
    render: (request) => renderPage({ ...request, assets }),
    files: readStaticFiles(fileURLToPath(CLIENT)),
    isStrict: true,
  };
}

/** The web app from its sources, changed modules replaced while it runs. */
export async function sourceRenderer(app: FastifyInstance): Promise<Renderer> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    root: fileURLToPath(WEB),
    server: { middlewareMode: true },
    appType: 'custom',
  });
  app.addHook('onClose', () => vite.close());
  app.addHook('onRequest', (request, reply, done) => {
    if (!request.url.startsWith(ASSETS_BASE)) return done();
    reply.hijack();
    vite.middlewares(request.raw, reply.raw);
  });
  const assets = {
    entry: `${ASSETS_BASE}src/client/entry.tsx`,
    shared: [],
    styles: [],
    chunksOf: () => [],
    chunksOfModule: () => [],
  };
  return {
    async render(request) {
      const { renderPage } = await vite.ssrLoadModule('/src/server/entry.tsx');
      return renderPage({ ...request, assets });
    },
    files: new Map(),
    isStrict: false,
  };
}
