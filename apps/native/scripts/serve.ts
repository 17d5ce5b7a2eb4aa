import { createReadStream, existsSync, statSync } from 'node:fs';
import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request,
  type ServerResponse,
} from 'node:http';
import path from 'node:path';
import { BUILD } from './settings.ts';

/** Below it lies the app; every other path is the shop's. */
const BASE = '/_app';
const HOST = '127.0.0.1';

const PAGE = `<!doctype html><html lang="zh-CN"><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover"><title>App</title><style>html,body,#root{height:100%;margin:0}#root{display:flex}</style><div id="root"></div><script src="${BASE}/main.jsbundle"></script></html>`;

const TYPES: Readonly<Record<string, string>> = {
  '.jsbundle': 'text/javascript; charset=utf-8',
  '.png': 'image/png',
};

/** A file of the build, and nothing outside its folder. */
function findFile(folder: string, name: string): string | undefined {
  const file = path.join(folder, path.normalize(`/${name}`));
  return existsSync(file) && statSync(file).isFile() ? file : undefined;
}

/** The calls of the app itself. A phone sends them without a cookie, and without what only a browser says. */
const CALLS = `${BASE}/calls`;
const ONLY_BROWSERS = /^(?:cookie|origin|referer|sec-.*)$/;

const toPhoneHeaders = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ONLY_BROWSERS.test(name)));

/** The shop takes calls of its own origin only, which is that of this server for the browser. */
const toShopHeaders = (headers: IncomingHttpHeaders, shop: URL): IncomingHttpHeaders => {
  const isOwn = headers.origin === `http://${headers.host}`;
  return isOwn ? { ...headers, origin: shop.origin } : headers;
};

const POLICY = 'content-security-policy';

/** A web view is no frame, so that the app also shows the cashier of the sandbox, which no page may frame. */
function allowFrame(headers: IncomingHttpHeaders): void {
  const policy = headers[POLICY];
  if (typeof policy === 'string')
    headers[POLICY] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
}

function proxy(shop: URL, incoming: IncomingMessage, reply: ServerResponse): void {
  const { method, url = '/' } = incoming;
  const isCall = url.startsWith(`${CALLS}/`);
  const headers = isCall ? toPhoneHeaders(incoming.headers) : toShopHeaders(incoming.headers, shop);
  const outgoing = request(
    new URL(isCall ? url.slice(CALLS.length) : url, shop),
    { ...(method && { method }), headers: { ...headers, host: shop.host } },
    (answer) => {
      if (isCall) delete answer.headers['set-cookie'];
      else allowFrame(answer.headers);
      reply.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(reply);
    },
  );
  outgoing.on('error', () => reply.writeHead(502).end());
  incoming.pipe(outgoing);
}

/** Serves the browser build and the shop behind it from one origin, on this machine only. */
export function serve(shopUrl: string, port: number): Promise<{ close(): void; url: string }> {
  const shop = new URL(shopUrl);
  const folder = path.join(BUILD, 'web');
  const server = createServer((incoming, reply) => {
    const name = decodeURIComponent((incoming.url ?? '/').split('?')[0] ?? '/');
    if (name.startsWith('/assets/')) {
      const asset = findFile(folder, name);
      if (asset)
        return void createReadStream(asset).pipe(reply.setHeader('content-type', 'image/png'));
    }
    const isApp = name === BASE || (name.startsWith(`${BASE}/`) && !name.startsWith(`${CALLS}/`));
    if (!isApp) return proxy(shop, incoming, reply);
    const file = findFile(folder, name.slice(BASE.length));
    const type = file ? (TYPES[path.extname(file)] ?? 'application/octet-stream') : 'text/html';
    reply.setHeader('content-type', type);
    if (file) createReadStream(file).pipe(reply);
    else reply.end(PAGE);
  });
  return new Promise((resolve) => {
    server.listen(port, HOST, () => {
      const address = server.address();
      const used = typeof address === 'object' ? address?.port : port;
      resolve({ close: () => server.close(), url: `http://${HOST}:${used}${BASE}` });
    });
  });
}
