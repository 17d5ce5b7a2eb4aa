import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';

type Urls = Pick<Settings, 'backofficeUrl'>;

const BACKOFFICE = /^\/admin(?:\/|$)/;
/** What health checks ask, by whatever name they know the process. */
const OF_ANY_HOST = /^\/(?:healthz|readyz|metrics)$/;
/** What the back office shows of the shop: pictures, films, and what modules ask for on the canvas. */
const SHOWN_BY_BACKOFFICE = /^\/(?:api|images|content\/films|brand)\/|^\/favicon\.svg$/;

const hostOf = (url: string): string => new URL(url).host;

/** Whether a request is for the host of the back office, when it has one of its own. */
export const isForBackoffice = (host: string, { backofficeUrl }: Urls): boolean =>
  backofficeUrl !== undefined && host.toLowerCase() === hostOf(backofficeUrl);

/** Whether a path is served on a host; without a host of its own, the back office is part of the shop. */
export function isServed(path: string, host: string, urls: Urls): boolean {
  if (urls.backofficeUrl === undefined || OF_ANY_HOST.test(path)) return true;
  return isForBackoffice(host, urls)
    ? BACKOFFICE.test(path) || SHOWN_BY_BACKOFFICE.test(path)
    : !BACKOFFICE.test(path);
}

/**
 * Serves the back office on its own host only, and no page of the shop there, so that no script on a page of the shop
 * can act for an operator. Registered before the routes, because a hook covers only what comes after it.
 */
export function separateHosts(app: FastifyInstance, urls: Urls): void {
  if (urls.backofficeUrl === undefined) return;
  app.addHook('onRequest', async ({ url, host, routeOptions }, reply) => {
    const [path = '/'] = url.split('?', 1);
    if (path === '/' && isForBackoffice(host, urls)) return reply.redirect('/admin');
    // The route decides what is served, however its path was written.
    const routed = routeOptions.url?.startsWith('/admin') ? routeOptions.url : path;
    if (!isServed(routed, host, urls)) throw new ApiProblem('not-found');
  });
}
