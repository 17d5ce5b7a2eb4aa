import { expect, test } from 'vitest';
import { readVisitor } from './visitor.ts';

const SAFARI = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/17.4 Safari/605.1.15';
const bucket = { bucket: 417, firstDay: '20261125' };
const plain = { publicUrl: undefined };
const secure = { publicUrl: 'https://shop.example' };

test.each([
  ['the cookie of a browser', { cookie: 'a=1; bucket=417.20261125' }, plain, 'web', bucket],
  ['the cookie over https', { cookie: '__Host-bucket=417.20261125' }, secure, 'web', bucket],
  ['no cookie of a sibling host', { cookie: 'bucket=417.20261125' }, secure, 'web', undefined],
  [
    'the headers of a mini-program',
    { 'visitor-bucket': '417.20261125', 'visitor-platform': 'ttmp' },
    plain,
    'ttmp',
    bucket,
  ],
  ['no invalid bucket', { cookie: 'bucket=<script>' }, plain, 'web', undefined],
  ['no unknown platform', { 'visitor-platform': 'fridge' }, plain, 'web', undefined],
  ['nothing of who has sent nothing', {}, plain, 'web', undefined],
] as const)('reads %s', (_, headers, settings, platform, expected) => {
  const visitor = readVisitor({ 'user-agent': SAFARI, ...headers }, settings);
  expect(visitor).toEqual({ platform, bucket: expected });
});

test('gives a bot no bucket, so that it sees what everybody sees and is not counted', () => {
  const headers = { 'user-agent': 'Googlebot/2.1', cookie: 'bucket=417.20261125' };
  expect(readVisitor(headers, plain).bucket).toBeUndefined();
});
