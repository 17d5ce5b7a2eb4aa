import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';
import { productionEnvironment } from './testing/production.ts';

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
    ['ORDER_PACE', 'slow'],
    ['ORDER_PACE', '0'],
    ['PERSONAL_ID_KEYS', 'k1:c2hvcnQ='],
    ['STORAGE_S3_ENDPOINT', 'ftp://storage'],
    ['STORAGE_S3_BUCKET', 'a bucket'],
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
    expect(readSettings(productionEnvironment)).toMatchObject({ mode: 'production', demo: false });
  });

  it('asks production for the keys of personal IDs', () => {
    const { PERSONAL_ID_KEYS: keys, ...without } = productionEnvironment;
    expect(() => readSettings(without)).toThrow('PERSONAL_ID_KEYS: required in production');
    expect(readSettings(productionEnvironment).personalIdKeys).toBe(keys);
  });

  it('takes a bucket whole or not at all', () => {
    const half = { STORAGE_S3_ENDPOINT: 'https://s3.example', STORAGE_S3_BUCKET: 'vault' };
    expect(() => readSettings(half)).toThrow('STORAGE_S3_REGION: needed beside');
    expect(readSettings({}).providers.s3).toBeUndefined();
  });

  it('lets demo orders travel by themselves, and those of a shop wait for its boutiques', () => {
    expect(readSettings({}).orderPaceMs).toBe(20_000);
    expect(readSettings({ ORDER_PACE: '2' }).orderPaceMs).toBe(2_000);
    expect(readSettings({ ORDER_PACE: 'off' }).orderPaceMs).toBeUndefined();
    expect(readSettings(productionEnvironment).orderPaceMs).toBeUndefined();
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
