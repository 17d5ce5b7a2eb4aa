import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Settings } from '../settings.ts';
import { ApiProblem } from './api-problem.ts';

/** Routes that tell how the shop is built and how busy it is. */
const OPERATOR_ROUTES: ReadonlySet<string | undefined> = new Set([
  '/metrics',
  '/docs',
  '/openapi.json',
  '/admin/docs',
  '/admin/openapi.json',
]);

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in constant time, also texts of different lengths. */
const isSameSecret = (a: string, b: string) => timingSafeEqual(digest(a), digest(b));

const BEARER = /^Bearer (\S+)$/i;

/**
 * Hides the routes for operators in production: they need the operator's token, and do not exist without
 * one. Registered before the routes, because a hook covers only what comes after it.
 */
export function protectOperatorRoutes(
  app: FastifyInstance,
  { mode, operatorToken }: Pick<Settings, 'mode' | 'operatorToken'>,
): void {
  if (mode !== 'production' && !operatorToken) return;
  app.addHook('onRequest', async ({ routeOptions, headers }) => {
    if (!OPERATOR_ROUTES.has(routeOptions.url)) return;
    const given = BEARER.exec(headers.authorization ?? '')?.[1];
    if (!operatorToken || !given || !isSameSecret(given, operatorToken))
      throw new ApiProblem('not-found');
  });
}
