import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('serves a demo shop on loopback when nothing is said', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'local',
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      demo: true,
      trustProxy: false,
      checksAnswers: false,
    });
  });

  it('takes an empty variable as absent', () => {
    expect(readSettings({ PORT: '', DATABASE_URL: ' ' })).toMatchObject({
      port: 8080,
      databaseUrl: undefined,
    });
  });

  it.each([
    ['PORT', 'eighty'],
    ['PORT', '65536'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://shop'],
    ['DATABASE_URL', 'nonsense'],
    ['REDIS_URL', 'http://redis'],
    ['PUBLIC_URL', 'shop.example'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'staging'],
    ['DEMO', 'yes'],
    ['RATE_LIMIT_PER_MINUTE', '-1'],
    ['BODY_LIMIT_KB', '0'],
  ])('names %s when it is %j', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it('names every wrong setting at once, on one line', () => {
    const read = () => readSettings({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(read).toThrow(/^Settings refused\. PORT: .*; LOG_LEVEL: .*$/);
  });

  it('asks production where it is reached, and seeds no demo there', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL');
    const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' };
    expect(readSettings(production)).toMatchObject({ mode: 'production', demo: false });
  });

  it('checks answers against the contract in development and tests only', () => {
    expect(readSettings({}, ['--dev']).checksAnswers).toBe(true);
    expect(readSettings({ NODE_ENV: 'test' }).checksAnswers).toBe(true);
  });

  it('believes only the proxies it is told to', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
  });
});
