import { expect, test } from 'vitest';
import { signHeaders } from './signature.ts';

/** The examples of the S3 documentation, “Signature calculations for the Authorization header”. */
const credentials = {
  region: 'us-east-1',
  accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
  secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
};
const NOW = Date.UTC(2013, 4, 24);
const at = (path: string) => new URL(`https://examplebucket.s3.amazonaws.com${path}`);
const nothing = new Uint8Array();

test.each([
  [
    'GET',
    '/test.txt',
    { range: 'bytes=0-9' },
    nothing,
    'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
  ],
  [
    'PUT',
    '/test$file.text',
    { date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' },
    Buffer.from('Welcome to Amazon S3.'),
    '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
  ],
  [
    'GET',
    '/?lifecycle',
    {},
    nothing,
    'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
  ],
  [
    'GET',
    '/?max-keys=2&prefix=J',
    {},
    nothing,
    '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
  ],
] as const)('signs %s %s as in the documentation', (method, path, headers, body, expected) => {
  const { authorization } = signHeaders(
    { method, url: at(path), headers: { ...headers }, body },
    credentials,
    NOW,
  );
  expect(authorization).toContain(`Signature=${expected}`);
});
