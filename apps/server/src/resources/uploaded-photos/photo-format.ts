export type PhotoFormat = 'jpeg' | 'png' | 'webp';

const SIGNATURES: readonly (readonly [PhotoFormat, number, string])[] = [
  ['jpeg', 0, '\xff\xd8\xff'],
  ['png', 0, '\x89PNG\r\n\x1a\n'],
  ['webp', 8, 'WEBPVP8'],
];

/** The container brands of HEIC files, which phones write to save space. */
const HEIC = /^ftyp(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/;

const HEAD_BYTES = 32;

/** Detects the format from the first bytes. HEIC is detected to give shoppers a helpful message. */
export function detectPhotoFormat(bytes: Uint8Array): PhotoFormat | 'heic' | undefined {
  const head = Buffer.from(bytes.subarray(0, HEAD_BYTES)).toString('latin1');
  if (HEIC.test(head.slice(4, 12))) return 'heic';
  return SIGNATURES.find(([, at, start]) => head.startsWith(start, at))?.[0];
}
