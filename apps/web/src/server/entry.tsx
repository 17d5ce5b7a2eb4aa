import { PassThrough, Transform, type TransformCallback } from 'node:stream';
import { completeHead, loadShell, selectShopName } from '@vitrine/features/shell';
import { type Language, type MessageOverrides, overrideMessages } from '@vitrine/kit';
import { createWebPlatform } from '@vitrine/platform/web';
import { makeStore, type RootState, selectPages } from '@vitrine/state';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import type { ManifestKeys } from '../../manifest-keys.ts';
import { App } from '../app/App.tsx';
import { type LoadedPage, loadPage } from '../app/load-page.ts';
import type { BootData } from '../boot.ts';
import { type DocumentParts, documentEnd, documentStart } from '../document/document.ts';
import { type Assets, selectPreloads } from './assets.ts';
import type { RenderedPage, RenderPage, RenderRequest } from './render-types.ts';
import { selectOverrides } from './select-overrides.ts';

export { readAssets } from './assets.ts';

/** Written into the build by `vite.config.ts`. */
declare const MANIFEST_KEYS: ManifestKeys;

/** The chunks of a page beside those of every page: of its screen, and of its modules. */
function findChunks(assets: Assets, { page, head }: LoadedPage, state: RootState) {
  const codes = new Set(
    Object.values(selectPages(state)).flatMap(({ entries }) => entries.map(({ code }) => code)),
  );
  const screen = page.route ? assets.chunksOf(MANIFEST_KEYS.screens[page.route]) : [];
  // A page with private data fetches them at once, which needs the table of all calls.
  const calls = head.noIndex ? assets.chunksOf(MANIFEST_KEYS.callTable) : [];
  return { screen: [...screen, ...calls], modules: [...codes].flatMap(assets.chunksOfModule) };
}

const loadNotFound = () => import('@vitrine/features/not-found');

function pagePlatform({ platform: name, language, country, now }: RenderRequest) {
  return createWebPlatform({
    name,
    language,
    country,
    renderedAt: now,
    navigate: () => {},
    sendTracking: async () => {},
    log: () => {},
  });
}

/** The document: its start, the output of React, its end. */
class DocumentStream extends Transform {
  #shell: Buffer[] | undefined = [];
  #end: (() => void) | undefined;

  /** Writes the start of the document, and then the output of React so far. */
  begin(start: (rendered: string) => string): this {
    const shell = Buffer.concat(this.#shell ?? []);
    this.#shell = undefined;
    this.push(start(shell.toString()));
    this.push(shell);
    this.#end?.();
    return this;
  }

  override _transform(chunk: Buffer, _: BufferEncoding, done: TransformCallback): void {
    if (this.#shell) this.#shell.push(chunk);
    else this.push(chunk);
    done();
  }

  override _flush(done: TransformCallback): void {
    const end = () => done(null, documentEnd);
    // A page without deferred parts ends before `begin` is called.
    if (this.#shell) this.#end = end;
    else end();
  }
}

interface PreparedPage {
  status: number;
  /** The document up to the root element, for the part of the screen that is already rendered. */
  start(rendered: string): string;
  app: ReactElement;
}

const NO_OVERRIDES: MessageOverrides = {};
const applied: Partial<Record<Language, MessageOverrides>> = {};

/** Says from now on what the merchant wrote in a language. */
function applyOverrides({ language, overrides: shop }: RenderRequest): void {
  const overrides = shop?.texts ?? NO_OVERRIDES;
  if ((applied[language] ?? NO_OVERRIDES) === overrides) return;
  applied[language] = overrides;
  overrideMessages(language, overrides);
}

/** Loads a page: everything but the rendering. */
export async function preparePage(request: RenderRequest): Promise<PreparedPage> {
  const { api, language, country, now, query, assets } = request;
  const store = makeStore();
  applyOverrides(request);
  const context = { api, store, language, now };
  // The shop's texts come first, because titles contain them.
  await loadShell({ ...context, query });
  const loaded = await loadPage(request.path, query, context, { notFound: loadNotFound });
  const state = store.getState();
  const { title } = loaded.page;
  const { screen, modules } = findChunks(assets, loaded, state);
  const boot: BootData = { state, now, language, country, title, platform: request.platform };
  const parts: DocumentParts = {
    head: completeHead(state, loaded.head),
    language,
    origin: request.origin,
    siteName: selectShopName(state),
    styles: assets.styles,
    fonts: assets.fonts,
    themeColour: request.themeColour,
    modulePreloads: selectPreloads(screen, modules),
    boot,
    overrides:
      request.overrides &&
      selectOverrides(request.overrides, assets.tablesOf([...screen, ...modules])),
    hasNativeTabs: request.hasNativeTabs,
  };
  const start = (rendered: string) => documentStart(parts, rendered);
  const app = <App api={api} store={store} platform={pagePlatform(request)} page={loaded.page} />;
  return { status: loaded.status, start, app };
}

/** Renders a loaded page. */
export function streamPage(
  { status, start, app }: PreparedPage,
  {
    nonce,
    assets,
    onError,
    signal,
  }: Pick<RenderRequest, 'nonce' | 'assets' | 'onError' | 'signal'>,
): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      bootstrapModules: [assets.entry],
      // Parts that are finished in time are written in place, without a script that moves them.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady() {
        const html = pipe(new DocumentStream());
        try {
          resolve({ status, html: html.begin(start) });
        } catch (error) {
          // React does not handle what a callback throws, so the page would never be answered.
          reject(error);
          abort(error);
          html.destroy();
        }
      },
      onShellError: reject,
      onError,
      onAllReady: () => signal.removeEventListener('abort', onAbort),
    });
    const onAbort = () => abort(signal.reason);
    signal.addEventListener('abort', onAbort);
  });
}

/** Renders without the document, to measure the cost of React alone. */
export const renderTree = (app: ReactElement): NodeJS.ReadableStream =>
  renderToPipeableStream(app).pipe(new PassThrough());

export const renderPage: RenderPage = async (request) =>
  streamPage(await preparePage(request), request);
