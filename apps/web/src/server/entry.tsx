import { PassThrough, Transform, type TransformCallback } from 'node:stream';
import { documentHead, loadShell, shopName } from '@vitrine/features/shell';
import { createWebPlatform } from '@vitrine/platform/web';
import { makeStore, type RootState, selectPages } from '@vitrine/state';
import type { ReactElement } from 'react';
import { renderToPipeableStream } from 'react-dom/server';
import { App } from '../app/App.tsx';
import { type LoadedPage, loadPage } from '../app/load-page.ts';
import type { BootData } from '../boot.ts';
import { type DocumentParts, documentEnd, documentStart } from '../document/document.ts';
import { screenSource } from '../screens.ts';
import { type Assets, CALLS, preloadsOf } from './assets.ts';
import type { RenderedPage, RenderPage, RenderRequest } from './render-types.ts';

export { readAssets } from './assets.ts';

const RENDER_LIMIT_MS = 10_000;

function chunks(assets: Assets, { page, head }: LoadedPage, state: RootState): string[] {
  const codes = new Set(
    Object.values(selectPages(state)).flatMap(({ entries }) => entries.map(({ code }) => code)),
  );
  const screen = page.route ? assets.chunksOf(screenSource(page.route)) : [];
  // What is nobody else's is not drawn here: the page asks for it at once.
  const calls = head.noIndex ? assets.chunksOf(CALLS) : [];
  return preloadsOf([...screen, ...calls], [...codes].flatMap(assets.chunksOfModule));
}

const noWhere = () => import('@vitrine/features/not-found');

function pagePlatform({ platform: name, language, country }: RenderRequest) {
  return createWebPlatform({
    name,
    language,
    country,
    navigate: () => {},
    sendTracking: async () => {},
    log: () => {},
  });
}

/** The document: its beginning, whatever React writes, its end. */
class DocumentStream extends Transform {
  #shell: Buffer[] | undefined = [];
  #end: (() => void) | undefined;

  /** Writes the beginning, and all that was held back for it: the screen as far as it is drawn. */
  begin(start: (drawn: string) => string): this {
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
    // A page without late parts ends before it has begun.
    if (this.#shell) this.#end = end;
    else end();
  }
}

interface Prepared {
  status: number;
  /** The document up to the root element, by what is drawn of the screen. */
  start(drawn: string): string;
  app: ReactElement;
}

/** Loads a page: everything but the rendering. */
export async function preparePage(request: RenderRequest): Promise<Prepared> {
  const { api, language, country, now, query, assets } = request;
  const store = makeStore();
  const situation = { api, store, language, now };
  // The shop's words come first: titles are made of them.
  await loadShell({ ...situation, params: {}, query });
  const loaded = await loadPage(request.path, query, situation, { notFound: noWhere });
  const state = store.getState();
  const { title } = loaded.page;
  const boot: BootData = { state, now, language, country, title, platform: request.platform };
  const parts: DocumentParts = {
    head: documentHead(state, loaded.head),
    language,
    origin: request.origin,
    siteName: shopName(state),
    styles: assets.styles,
    modulePreloads: chunks(assets, loaded, state),
    boot,
  };
  const start = (drawn: string) => documentStart(parts, drawn);
  const app = <App api={api} store={store} platform={pagePlatform(request)} page={loaded.page} />;
  return { status: loaded.status, start, app };
}

/** Renders a page that is loaded. */
export function streamPage(
  { status, start, app }: Prepared,
  { nonce, assets, onError }: Pick<RenderRequest, 'nonce' | 'assets' | 'onError'>,
): Promise<RenderedPage> {
  return new Promise((resolve, reject) => {
    const { pipe, abort } = renderToPipeableStream(app, {
      nonce,
      bootstrapModules: [assets.entry],
      // Finished parts are written in place: only what is really late needs a script to move it.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onShellReady: () => resolve({ status, html: pipe(new DocumentStream()).begin(start) }),
      onShellError: reject,
      onError,
      onAllReady: () => clearTimeout(limit),
    });
    const limit = setTimeout(() => abort(new Error('Rendering took too long')), RENDER_LIMIT_MS);
  });
}

/** React alone: what a page costs at the very least. */
export const renderTree = (app: ReactElement): NodeJS.ReadableStream =>
  renderToPipeableStream(app).pipe(new PassThrough());

export const renderPage: RenderPage = async (request) =>
  streamPage(await preparePage(request), request);
