import { expect, test } from 'vitest';
import { readFileHead } from './file-head.ts';

const HEAD_BYTES = 256 * 1024;

test('a small file is sent as it is', async () => {
  const file = new File(['a,b\n1,2'], 'small.csv');
  expect(await readFileHead(file)).toBe(file);
});

test.each(['utf-8', 'utf-16le'])(
  'the beginning of a large file in %s ends with a line',
  async (encoding) => {
    const line = '大衣,羊绒,24310\n';
    const text = `\ufeff${line.repeat(HEAD_BYTES / 16)}`;
    const bytes = encoding === 'utf-8' ? text : Uint8Array.from(Buffer.from(text, 'utf16le'));
    const head = await readFileHead(new File([bytes], 'large.csv'));
    expect(head.size).toBeLessThanOrEqual(HEAD_BYTES + 1);
    const read = new TextDecoder(encoding, { fatal: true }).decode(await head.arrayBuffer());
    expect(read.endsWith(line)).toBe(true);
    expect(head.name).toBe('large.csv');
  },
);
