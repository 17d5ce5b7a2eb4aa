import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RenderedPage, RenderRequest } from '@vitrine/web/render';

const WEB = new URL('../../../web/', import.meta.url);
const CLIENT = new URL('dist/client/', WEB);
const ENTRY = new URL('dist/server/entry.js', WEB);

/** Where the browser build is served. */
export const ASSETS_BASE = '/content/assets/';
export const CLIENT_FOLDER = fileURLToPath(CLIENT);

export interface Renderer {
  render(request: Omit<RenderRequest, 'assets'>): Promise<RenderedPage>;
}

/** The web app as it was built. */
export async function builtRenderer(): Promise<Renderer> {
  if (!existsSync(ENTRY)) throw new Error('The web app is not built: run `npm start`');
  const { renderPage, readAssets } = await import(ENTRY.href);
  const manifest = JSON.parse(readFileSync(new URL('manifest.json', CLIENT), 'utf8'));
  const assets = readAssets(manifest, ASSETS_BASE);
  return { render: (request) => renderPage({ ...request, assets }) };
}
