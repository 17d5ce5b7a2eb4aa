import { describe, expect, it } from 'vitest';
import { productionEnvironment } from '../test/support/production-environment.ts';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings-error.ts';

describe('settings', () => {
  it('default to a demo shop on loopback', () => {
    expect(readSettings({})).toMatchObject({
      mode: 'local',
      port: 8080,
      host: '127.0.0.1',
      dataDir: '.data',
      databaseUrl: undefined,
      demo: true,
      trustProxy: false,
      validatesResponses: false,
    });
  });

  it('ignore empty variables', () => {
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
    ['OPERATOR_TOKEN', 'short'],
    ['SECURITY_CONTACT', 'security@shop.example'],
    ['IMAGE_HOSTS', 'https://img.example.com'],
    ['WEBHOOK_PORTS', '443,https'],
    ['WEBHOOK_PORTS', '70000'],
    ['BACKOFFICE_URL', 'https://office.example'],
    ['ORDER_PACE', '0'],
    ['PERSONAL_ID_KEYS', 'k1:c2hvcnQ='],
    ['STORAGE_S3_ENDPOINT', 'ftp://storage'],
    ['STORAGE_S3_BUCKET', 'a bucket'],
  ])('reject %s=%j by name', (name, value) => {
    expect(() => readSettings({ [name]: value })).toThrow(SettingsError);
    expect(() => readSettings({ [name]: value })).toThrow(name);
  });

  it.each([
    ['https://shop.example/', 'another host'],
    ['http://office.example', 'the protocol'],
    ['https://office.example/admin', 'no path'],
  ])('reject BACKOFFICE_URL=%s beside the shop, which must have %s', (url, reason) => {
    const environment = { PUBLIC_URL: 'https://shop.example', BACKOFFICE_URL: url };
    expect(() => readSettings(environment)).toThrow(reason);
  });

  it('list every invalid setting on one line', () => {
    const read = () => readSettings({ PORT: 'x', LOG_LEVEL: 'y' });
    expect(read).toThrow(/^Invalid settings\. PORT: .*; LOG_LEVEL: .*$/);
  });

  it('require PUBLIC_URL in production, and seed no demo there', () => {
    expect(() => readSettings({ NODE_ENV: 'production' })).toThrow('PUBLIC_URL');
    expect(readSettings(productionEnvironment)).toMatchObject({ mode: 'production', demo: false });
  });

  it('drain for five seconds in production, and not elsewhere', () => {
    expect(readSettings({}).drainMs).toBe(0);
    expect(readSettings(productionEnvironment).drainMs).toBe(5_000);
    expect(readSettings({ ...productionEnvironment, DRAIN_SECONDS: '20' }).drainMs).toBe(20_000);
  });

  it('warn of photos that other machines with the same database cannot read', () => {
    const shared = {
      ...productionEnvironment,
      DATABASE_URL: 'postgres://shop@db/shop',
      DATA_DIR: '/data',
    };
    const [warning] = readSettings(shared).warnings;
    expect(warning).toContain('/data/private');
    expect(warning).toContain('STORAGE_S3_*');
    const s3 = {
      STORAGE_S3_ENDPOINT: 'https://s3.example',
      STORAGE_S3_REGION: 'cn-north-1',
      STORAGE_S3_BUCKET: 'vault',
      STORAGE_S3_ACCESS_KEY_ID: 'id',
      STORAGE_S3_SECRET_ACCESS_KEY: 'secret',
    };
    expect(readSettings({ ...shared, ...s3 }).warnings).toEqual([]);
    expect(readSettings(productionEnvironment).warnings).toEqual([]);
  });

  it('require the keys of personal IDs in production', () => {
    const { PERSONAL_ID_KEYS: keys, ...without } = productionEnvironment;
    expect(() => readSettings(without)).toThrow('PERSONAL_ID_KEYS: required in production');
    expect(readSettings(productionEnvironment).personalIdKeys).toBe(keys);
  });

  it('require all S3 settings or none', () => {
    const incomplete = { STORAGE_S3_ENDPOINT: 'https://s3.example', STORAGE_S3_BUCKET: 'vault' };
    expect(() => readSettings(incomplete)).toThrow('STORAGE_S3_REGION: needed beside');
    expect(readSettings({}).providers.s3).toBeUndefined();
  });

  it('advance shipments automatically in the demo only', () => {
    expect(readSettings({}).orderPaceMs).toBe(20_000);
    expect(readSettings({ ORDER_PACE: '2' }).orderPaceMs).toBe(2_000);
    expect(readSettings({ ORDER_PACE: 'off' }).orderPaceMs).toBeUndefined();
    const production = { ...productionEnvironment, ORDER_PACE: '2' };
    expect(readSettings(production).orderPaceMs).toBeUndefined();
  });

  it('validate responses in development and tests', () => {
    expect(readSettings({}, ['--dev']).validatesResponses).toBe(true);
    expect(readSettings({ NODE_ENV: 'test' }).validatesResponses).toBe(true);
  });

  it('trust only the configured proxies', () => {
    expect(readSettings({ TRUST_PROXY: '10.0.0.0/8, 127.0.0.1' }).trustProxy).toEqual([
      '10.0.0.0/8',
      '127.0.0.1',
    ]);
  });
});
