import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@vitrine/kit';
import type { RenderedPage, RenderRequest } from '@vitrine/web/render';
import type { FastifyInstance } from 'fastify';
import { type BrandFolder, listBrandStylesheets, listFontPreloads } from '../brand/brand-urls.ts';
import { readStaticFiles, type StaticFile } from './static-files.ts';

const WEB = new URL('../../../web/', import.meta.url);
const CLIENT = new URL('dist/client/', WEB);
const ENTRY = new URL('dist/server/entry.js', WEB);

/** The path of the browser build. */
export const ASSETS_BASE = '/content/assets/';

export interface Renderer {
  render(
    request: Omit<RenderRequest, 'assets' | 'themeColour' | 'overrides'>,
  ): Promise<RenderedPage>;
  /** The browser build, by file name. */
  files: ReadonlyMap<string, StaticFile>;
  /** False in development, where Vite injects styles by script. */
  isStrict: boolean;
}

/** Finds what the merchant wrote in place of messages. */
export type FindOverrides = (language: Language) => RenderRequest['overrides'];

/** Opens the built web app. */
export async function openBuiltRenderer(
  folder: BrandFolder,
  findOverrides: FindOverrides = () => undefined,
): Promise<Renderer> {
  if (!existsSync(ENTRY)) throw new Error('The web app is not built: run `npm start`');
  const { renderPage, readAssets } = await import(ENTRY.href);
  const readManifest = (name: string) =>
    JSON.parse(readFileSync(new URL(`manifest.${name}.json`, CLIENT), 'utf8'));
  const readTables = (name: string) => {
    const file = new URL(`tables.${name}.json`, CLIENT);
    return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
  };
  const brandStyles = listBrandStylesheets(folder);
  const fonts = listFontPreloads(folder);
  const readBuild = (name: string): RenderRequest['assets'] => {
    const assets = readAssets(readManifest(name), ASSETS_BASE, readTables(name));
    return { ...assets, styles: assets.styles.concat(brandStyles), fonts };
  };
  const readBuilds = (language: Language) => ({
    plain: readBuild(language),
    overridable: readBuild(`${language}.overridable`),
  });
  const builds = { 'zh-CN': readBuilds('zh-CN'), 'en-US': readBuilds('en-US') };
  const themeColour = folder.brand.colours.paper;
  return {
    render(request) {
      const overrides = findOverrides(request.language);
      const { plain, overridable } = builds[request.language];
      const assets = overrides ? overridable : plain;
      return renderPage({ ...request, assets, themeColour, overrides });
    },
    files: readStaticFiles(fileURLToPath(CLIENT)),
    isStrict: true,
  };
}

/** Opens the web app from its sources, with hot module replacement. */
export async function openSourceRenderer(
  app: FastifyInstance,
  folder: BrandFolder,
  findOverrides: FindOverrides,
): Promise<Renderer> {
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
    entry: `${ASSETS_BASE}src/client/overridable-entry.ts`,
    shared: [],
    styles: listBrandStylesheets(folder),
    fonts: listFontPreloads(folder),
    chunksOf: () => [],
    chunksOfModule: () => [],
    tablesOf: () => undefined,
  };
  return {
    async render(request) {
      const { renderPage } = await vite.ssrLoadModule('/src/server/entry.tsx');
      const overrides = findOverrides(request.language);
      return renderPage({
        ...request,
        assets,
        themeColour: folder.brand.colours.paper,
        overrides,
      });
    },
    files: new Map(),
    isStrict: false,
  };
}
