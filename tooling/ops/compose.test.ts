import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readSettings } from '../../apps/server/src/settings.ts';
import { settingsSchema } from '../../apps/server/src/settings-schema.ts';
import { productionEnvironment } from '../../apps/server/test/support/production-environment.ts';
import { COMPOSE_VARIABLES, generateEnvironmentExample } from '../environment-example.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const text = readFileSync(`${ROOT}/compose.yml`, 'utf8');
const example = generateEnvironmentExample()['.env.example'] ?? '';

const bind = z.object({
  source: z.string(),
  target: z.string(),
  read_only: z.boolean().optional(),
});
const service = z.object({
  image: z.string(),
  build: z.object({ context: z.string(), dockerfile: z.string() }).optional(),
  env_file: z.array(z.string()).default([]),
  environment: z.record(z.string(), z.string()).default({}),
  command: z.array(z.string()).default([]),
  entrypoint: z.array(z.string()).default([]),
  ports: z.array(z.string()).default([]),
  depends_on: z.record(z.string(), z.object({ condition: z.string() })).default({}),
  volumes: z.array(z.union([z.string(), bind])).default([]),
});
const { services, volumes } = z
  .object({ services: z.record(z.string(), service), volumes: z.record(z.string(), z.object({})) })
  .parse(parse(text, { merge: true }));

const VARIABLE = /(?<!\$)\$\{(?<name>\w+)(?::(?<sign>[-?])(?<rest>[^}]*))?\}/g;
const variables = [...text.matchAll(VARIABLE)].map(([, name = '', sign, rest]) => ({
  name,
  sign,
  rest,
}));

/** Replaces variables as Compose does. */
const interpolate = (value: string, environment: Readonly<Record<string, string>>) =>
  value.replaceAll(VARIABLE, (_, name: string, sign?: string, rest?: string) => {
    const found = environment[name] || (sign === '-' ? rest : undefined);
    if (found === undefined) throw new Error(`${name}: ${rest}`);
    return found;
  });

const shopServices = Object.entries(services).filter(([, { image }]) => image === 'vitrine');

/** What a process of a service reads: the file .env, and over it what compose.yml sets. */
function readEnvironment(name: string, file: Readonly<Record<string, string>>) {
  const own = Object.entries(services[name]?.environment ?? {}).map(([key, value]) => [
    key,
    interpolate(value, file),
  ]);
  return { ...productionEnvironment, ...file, ...Object.fromEntries(own) };
}

const PASSWORDS = { POSTGRES_PASSWORD: 'p'.repeat(64), STORAGE_PASSWORD: 's'.repeat(64) };
/** Settings that suit a process on the machine itself, and would make a container unreachable. */
const SETTINGS_OF_THE_MACHINE = {
  ...PASSWORDS,
  ...{ HOST: '127.0.0.1', PORT: '9090', HEALTH_PORT: '8080', JOBS: 'on', MIGRATE: 'on' },
  ...{ DATA_DIR: '.data', BRAND_DIR: './mine', IMAGE_DIR: './photos', VIDEO_DIR: './videos' },
  ...{ DATABASE_URL: 'postgres://shop@localhost/shop', REDIS_URL: 'redis://localhost' },
  ...{ DEMO: 'on', DEMO_DIR: './demo', NATS_URL: 'nats://localhost' },
};

describe('variables of compose.yml', () => {
  it('are settings or its own, and .env.example lists each', () => {
    const names = new Set(variables.map(({ name }) => name));
    const own = Object.keys(COMPOSE_VARIABLES);
    expect(own.filter((name) => !names.has(name))).toEqual([]);
    expect(own.filter((name) => name in settingsSchema.shape)).toEqual([]);
    for (const name of names) {
      expect(name in settingsSchema.shape || own.includes(name), name).toBe(true);
      expect(example).toMatch(new RegExp(`^# ${name}=`, 'm'));
    }
  });

  it('have the defaults that .env.example names', () => {
    for (const { name, sign, rest } of variables) {
      const value = COMPOSE_VARIABLES[name]?.value;
      if (sign === '-' && value !== undefined) expect(rest).toBe(value);
      if (sign === '?') expect(value).toBe('');
    }
  });

  it.each(Object.keys(PASSWORDS))('stop Compose when %s is missing', (name) => {
    const without = { ...PASSWORDS, [name]: '' };
    expect(() => readEnvironment('web', without)).toThrow(`${name}: set ${name} in .env`);
  });
});

describe.each(shopServices)('the service %s', (name, { env_file: files, environment, ...rest }) => {
  it('reads the one .env in the folder of compose.yml', () => {
    expect(files).toEqual(['.env']);
  });

  it('sets only settings that exist', () => {
    const unknown = Object.keys(environment).filter((key) => !(key in settingsSchema.shape));
    expect(unknown).toEqual([]);
  });

  it('keeps its address, folders and services whatever .env says', () => {
    const read = readEnvironment(name, SETTINGS_OF_THE_MACHINE);
    const settings = readSettings({ ...read, BRAND_DIR: `${ROOT}/brand` });
    expect(settings).toMatchObject({
      ...{ mode: 'production', host: '0.0.0.0', port: 8080, healthPort: undefined },
      ...{ dataDir: '/data', imageDir: '/shop/images', videoDir: '/shop/videos' },
      ...{ demo: false, migrate: false, jobs: name === 'jobs', serves: name !== 'jobs' },
      databaseUrl: `postgres://vitrine:${PASSWORDS.POSTGRES_PASSWORD}@postgres:5432/vitrine`,
      ...{ redisUrl: 'redis://redis:6379', natsUrl: 'nats://nats:4222' },
    });
    expect(settings.providers.s3?.secretAccessKey).toBe(PASSWORDS.STORAGE_PASSWORD);
    expect(read.BRAND_DIR).toBe('/brand');
  });

  it('mounts every folder that its settings name', () => {
    const targets = rest.volumes.map((volume) =>
      typeof volume === 'string' ? (volume.split(':')[1] ?? '') : volume.target,
    );
    for (const key of ['DATA_DIR', 'BRAND_DIR', 'IMAGE_DIR', 'VIDEO_DIR']) {
      const path = environment[key] ?? '';
      const isMounted = targets.some((target) => `${path}/`.startsWith(`${target}/`));
      expect(isMounted, key).toBe(true);
    }
  });

  it('is built of files that exist', () => {
    const { context, dockerfile } = rest.build ?? { context: '', dockerfile: '' };
    expect(existsSync(`${ROOT}/${context}/${dockerfile}`)).toBe(true);
    for (const part of [...rest.command, ...rest.entrypoint].filter((word) => word.includes('/')))
      expect(existsSync(`${ROOT}/${part}`)).toBe(true);
  });
});

test('the folder of the brand is the one that .env names, and else the one of the repository', () => {
  const mounts = services.web?.volumes.filter((volume) => typeof volume !== 'string') ?? [];
  const brand = mounts.find(({ target }) => target === '/brand');
  expect(brand?.read_only).toBe(true);
  expect(interpolate(brand?.source ?? '', { BRAND_DIR: '/srv/brand' })).toBe('/srv/brand');
  const byDefault = interpolate(brand?.source ?? '', {});
  expect(existsSync(`${ROOT}/${byDefault}/brand.json`)).toBe(true);
});

test('services wait for services that exist, and named volumes are declared', () => {
  for (const { depends_on: others, volumes: used } of Object.values(services)) {
    expect(Object.keys(others).filter((name) => !(name in services))).toEqual([]);
    const named = used.filter((volume) => typeof volume === 'string').map((v) => v.split(':')[0]);
    expect(named.filter((volume) => !(`${volume}` in volumes))).toEqual([]);
  }
});

test('the health check of the image asks the port that compose.yml sets', () => {
  const image = readFileSync(`${ROOT}/ops/Dockerfile`, 'utf8');
  const port = services.web?.environment.PORT;
  expect(image).toContain(`http://127.0.0.1:${port}/readyz`);
  expect(services.web?.ports).toEqual([`\${SHOP_PORT:-8080}:${port}`]);
});

test.each(['README.md', 'docs/adopt.md', 'docs/operating.md', 'ops/Dockerfile'])(
  '%s starts containers from the folder with .env',
  (path) => {
    const read = readFileSync(`${ROOT}/${path}`, 'utf8');
    expect(read).not.toMatch(/docker compose (?:-f|--file|--env-file)|ops\/compose/);
  },
);
