import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, it } from 'vitest';
import { readSettings } from '../apps/server/src/settings.ts';
import { generateEnvironmentExample } from './environment-example.ts';

const text = generateEnvironmentExample()['.env.example'] ?? '';

it('is current: run `npm run generated` after a change of the settings', () => {
  expect(readFileSync(new URL('../.env.example', import.meta.url), 'utf8')).toBe(text);
});

it('marks what production requires', () => {
  expect(text).toMatch(/^# .* \(required in production\)\n# .*\n# PUBLIC_URL=$/m);
  expect(text).not.toMatch(/^# .* \(required in production\)\n# PORT=/m);
});

it('says how to make what has no default', () => {
  expect(text).toMatch(/^# openssl rand -base64 32.*\n# TOKEN_KEY=$/m);
  expect(text).toMatch(/^# openssl rand -hex 32.*\n# POSTGRES_PASSWORD=$/m);
});

it('names the defaults of the shop', () => {
  const uncommented = text.replaceAll(/^# (?=[A-Z][A-Z0-9_]*=)/gm, '');
  const environment = parseEnv(uncommented);
  expect(environment).toMatchObject({ PORT: '8080', JOBS: 'on', MIGRATE: 'on' });
  expect(readSettings(environment)).toEqual(readSettings({}));
});
