import Fastify from 'fastify';
import { expect, it } from 'vitest';
import { productionEnvironment } from '../../test/support/production-environment.ts';
import { readSettings } from '../settings.ts';
import { protectOperatorRoutes } from './operator-routes.ts';
import { sendProblem } from './send-problem.ts';

const TOKEN = 'a-token-of-the-operator-0123456789ab';

async function ask(environment: NodeJS.ProcessEnv, url: string, authorization?: string) {
  const app = Fastify();
  app.setErrorHandler(sendProblem);
  protectOperatorRoutes(app, readSettings(environment));
  for (const path of ['/metrics', '/docs', '/openapi.json', '/healthz'])
    app.get(path, async () => 'shown');
  const { statusCode } = await app.inject({ url, headers: authorization ? { authorization } : {} });
  await app.close();
  return statusCode;
}

it.each(['/metrics', '/docs', '/openapi.json', '/%6detrics'])(
  'shows %s in production only to the operator',
  async (url) => {
    const withToken = { ...productionEnvironment, OPERATOR_TOKEN: TOKEN };
    expect(await ask(withToken, url, `Bearer ${TOKEN}`)).toBe(200);
    expect(await ask(withToken, url, `Bearer ${TOKEN}x`)).toBe(404);
    expect(await ask(withToken, url)).toBe(404);
    expect(await ask(productionEnvironment, url)).toBe(404);
    expect(await ask(productionEnvironment, url, 'Bearer undefined')).toBe(404);
    expect(await ask({}, url)).toBe(200);
  },
);

it('shows health checks to everybody', async () => {
  expect(await ask(productionEnvironment, '/healthz')).toBe(200);
});
