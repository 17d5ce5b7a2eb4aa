export type PhotoFormat = 'jpeg' | 'png' | 'webp';

const STARTS: readonly (readonly [PhotoFormat, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBPVP8'],
];

/** Brands of the containers that phones write when they are told to save room. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

const HEAD_BYTES = 32;

/** What the first bytes of a file say it is. HEIC is told apart because phones send it. */
export function photoFormat(bytes: Uint8Array): PhotoFormat | 'heic' | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (HEIC.test(head.slice(4, 12))) return 'heic';
  return STARTS.find(([, at, start]) => head.startsWith(start, at))?.[0];
}
