import { expect, it } from 'vitest';
import { acs3Date, acs3Headers, acs3Query } from './acs3.ts';

it('signs the example of the documentation', () => {
  const headers = acs3Headers(
    { accessKeyId: 'YourAccessKeyId', accessKeySecret: 'YourAccessKeySecret' },
    {
      host: 'ecs.cn-shanghai.aliyuncs.com',
      action: 'RunInstances',
      version: '2014-05-26',
      query: acs3Query({
        RegionId: 'cn-shanghai',
        ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
      }),
      nonce: '3156853299f313e23d1673dc12e1703d',
      date: '2023-10-26T10:22:32Z',
    },
  );
  expect(headers.authorization).toBe(
    'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
  );
});

it('sorts queries and encodes reserved characters', () => {
  expect(acs3Query({ b: "别处 (it's)*!", a: '~-_.' })).toBe(
    'a=~-_.&b=%E5%88%AB%E5%A4%84%20%28it%27s%29%2A%21',
  );
});

it('formats times without fractions of seconds', () => {
  expect(acs3Date(Date.UTC(2026, 9, 1, 2, 3, 4, 567))).toBe('2026-10-01T02:03:04Z');
});
