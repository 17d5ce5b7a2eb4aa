import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { computeTotp, getTotpStep } from '../../apps/server/src/resources/operators/totp.ts';
import { productionEnvironment } from '../../apps/server/test/support/production-environment.ts';
import { decodeBase32 } from '../support/operator-account.ts';
import { createShopImage, type ShopImage } from '../support/shop-image.ts';

const READY = /Vitrine is ready on (\S+)/;
const INVITATION = /Create the account of the owner: \S+\/invitation\/(\S+)/;

let image: ShopImage;
let shop: ChildProcess;
let output = '';
let origin: string;

/** The settings of a container: secrets are files, and nothing else is inherited. */
function createEnvironment() {
  const { TOKEN_KEY, ...settings } = productionEnvironment;
  const secret = join(image.dataDir, 'token-key');
  writeFileSync(secret, TOKEN_KEY, { mode: 0o644 });
  return {
    ...settings,
    TOKEN_KEY_FILE: secret,
    DATA_DIR: image.dataDir,
    HOME: image.dataDir,
    PORT: '0',
    LOG_LEVEL: 'warn',
  };
}

function start(env: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['apps/server/src/main.ts'], {
    cwd: image.folder,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
    ...image.user,
  });
  const collect = (chunk: Buffer) => {
    output += chunk;
  };
  child.stdout?.on('data', collect);
  child.stderr?.on('data', collect);
  return child;
}

beforeAll(async () => {
  image = createShopImage();
  shop = start(createEnvironment());
  const ended = once(shop, 'exit').then(() => {
    throw new Error(`The shop ended: ${output}`);
  });
  const isReady = async () => {
    while (!READY.test(output)) await once(shop.stdout ?? shop, 'data');
  };
  await Promise.race([isReady(), ended]);
  origin = (READY.exec(output)?.[1] ?? '').replace('localhost', '127.0.0.1');
});

afterAll(async () => {
  if (shop?.exitCode === null) {
    const exited = once(shop, 'exit');
    shop.kill('SIGKILL');
    await exited.catch(() => {});
  }
  image?.remove();
});

const ask = (path: string, body?: object, cookie?: string) =>
  fetch(`${origin}/admin/api/v1/${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      origin: productionEnvironment.PUBLIC_URL,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(cookie ? { cookie } : {}),
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

it('starts from the files of the image, without the demo shop and its pictures', async () => {
  expect(() => accessSync(join(image.folder, 'demo'), constants.F_OK)).toThrow();
  const ready = await (await fetch(`${origin}/readyz`)).json();
  expect(ready).toMatchObject({ status: 'ready', states: { catalogue: { isEmpty: true } } });
});

it('shows what a new shop lacks instead of an error', async () => {
  const home = await fetch(origin);
  expect(home.status).toBe(200);
  expect(await home.text()).toContain('This shop is not open yet');
  for (const path of ['/favicon.svg', '/manifest.webmanifest', '/api/v1/countries/42/states'])
    expect((await fetch(origin + path)).status).toBe(200);
  expect((await fetch(`${origin}/sandbox`)).status).toBe(404);
});

it('serves the back office with a policy of its own', async () => {
  const page = await fetch(`${origin}/admin`);
  expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; style-src");
  const [script = ''] = /\/admin\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  expect((await fetch(origin + script)).headers.get('content-type')).toContain('javascript');
});

it('lets the owner create an account and log in', async () => {
  const token = INVITATION.exec(output)?.[1] ?? '';
  const account = { email: 'owner@shop.example', name: '店主', password: 'a quiet blue teapot' };
  const accepted = await (await ask(`invitations/${token}`, account)).json();
  const code = computeTotp(decodeBase32(accepted.secret), getTotpStep(Date.now()));
  const confirmed = await ask('session/second-factor', { challenge: accepted.challenge, code });
  expect(confirmed.status).toBe(200);
  const [cookie = ''] = (confirmed.headers.get('set-cookie') ?? '').split(';');
  const current = await (await ask('session', undefined, cookie)).json();
  expect(current).toMatchObject({ email: 'owner@shop.example', role: 'owner' });
});

it('examines itself, and stops when it is asked to', async () => {
  const { status, stdout } = spawnSync(
    process.execPath,
    ['apps/server/src/cli/main.ts', 'doctor'],
    {
      cwd: image.folder,
      env: { ...createEnvironment(), PORT: new URL(origin).port },
      encoding: 'utf8',
      ...image.user,
    },
  );
  expect(stdout).toContain('is ready and its catalogue is current');
  expect(stdout).not.toContain(productionEnvironment.TOKEN_KEY);
  expect(status, stdout).toBe(0);
  const exited = once(shop, 'exit');
  shop.kill('SIGTERM');
  shop.kill('SIGTERM');
  expect((await exited)[0], output).toBe(0);
});
