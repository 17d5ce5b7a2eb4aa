import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { detectPhotoFormat } from '../../uploaded-photos/photo-format.ts';
import { processCardPhoto } from './card-photo.ts';

const drawImage = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#7a8f82' } });
const jpeg = await drawImage(1200, 800).jpeg().toBuffer();
const small = await drawImage(900, 400).jpeg().toBuffer();

async function processPhoto(bytes: Uint8Array) {
  const result = await processCardPhoto(bytes);
  if ('fault' in result) throw new Error(result.fault);
  return result.made;
}

/** Creates an empty PNG that claims any size. */
function createEmptyPng(width: number, height: number): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    return Buffer.concat([frame.subarray(0, 4), body, Buffer.alloc(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const start = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([start, chunk('IHDR', header), chunk('IDAT', data)]);
}

describe('a photo of a card', () => {
  it.each([
    ['JPEG', () => drawImage(1200, 800).jpeg().toBuffer()],
    ['PNG', () => drawImage(1200, 800).png().toBuffer()],
    ['PNG with holes', () => drawImage(1200, 800).ensureAlpha(0.3).png().toBuffer()],
    ['WebP', () => drawImage(1200, 800).webp().toBuffer()],
    ['black and white', () => drawImage(1200, 800).grayscale().jpeg().toBuffer()],
    ['CMYK', () => drawImage(1200, 800).toColourspace('cmyk').jpeg().toBuffer()],
  ])('is re-encoded from %s', async (_, file) => {
    const { photo, thumbnail } = await processPhoto(await file());
    expect(await sharp(photo).metadata()).toMatchObject({ format: 'jpeg', width: 1200 });
    expect(await sharp(thumbnail).metadata()).toMatchObject({ format: 'jpeg', width: 480 });
  });

  it('is reduced to a readable size', async () => {
    const { photo } = await processPhoto(await drawImage(4000, 3000).jpeg().toBuffer());
    expect(await sharp(photo).metadata()).toMatchObject({ width: 2000, height: 1500 });
  });

  it('loses its metadata', async () => {
    const tagged = await drawImage(1200, 800)
      .withExif({ IFD0: { Copyright: 'whose phone', Make: 'maker' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .jpeg()
      .toBuffer();
    expect((await sharp(tagged).metadata()).exif).toBeDefined();
    const { photo, thumbnail } = await processPhoto(tagged);
    for (const picture of [photo, thumbnail]) {
      const { exif, xmp, iptc } = await sharp(picture).metadata();
      expect([exif, xmp, iptc]).toEqual([undefined, undefined, undefined]);
      expect(picture.includes(Buffer.from('whose phone'))).toBe(false);
    }
  });

  it('is rotated upright', async () => {
    const rotated = await drawImage(1200, 800).jpeg().withMetadata({ orientation: 6 }).toBuffer();
    expect(await sharp((await processPhoto(rotated)).photo).metadata()).toMatchObject({
      width: 800,
      height: 1200,
    });
  });

  it('has a watermark everywhere', async () => {
    const { photo } = await processPhoto(jpeg);
    for (const [left, top] of [
      [0, 0],
      [800, 0],
      [0, 500],
      [800, 500],
    ] as const) {
      const corner = sharp(photo).extract({ left, top, width: 400, height: 300 });
      const { channels } = await sharp(await corner.png().toBuffer()).stats();
      expect(channels[0]?.stdev).toBeGreaterThan(3);
    }
  });

  it('has a thumbnail in which no text is readable', async () => {
    const [width, height, stripe] = [1200, 800, 16];
    const stripes = Buffer.alloc(width * height, 255);
    for (let n = 0; n < stripes.length; n++) if (((n % width) / stripe) & 1) stripes[n] = 0;
    const raw = { width, height, channels: 1 } as const;
    const { photo, thumbnail } = await processPhoto(
      await sharp(stripes, { raw }).jpeg().toBuffer(),
    );
    const contrast = async (file: Buffer) => (await sharp(file).stats()).channels[0]?.stdev;
    expect(await contrast(photo)).toBeGreaterThan(80);
    expect(await contrast(thumbnail)).toBeLessThan(25);
  });

  it('loses data appended to the file', async () => {
    const script = Buffer.from('<script>alert(1)</script>PK\x03\x04');
    const { photo } = await processPhoto(Buffer.concat([jpeg, script]));
    expect(photo.includes(Buffer.from('<script>'))).toBe(false);
  });
});

describe('an invalid photo', () => {
  it.each([
    ['nothing', Buffer.alloc(0), 'photo-unreadable'],
    ['a page', Buffer.from('<html><script>alert(1)</script>'), 'photo-unreadable'],
    ['a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'photo-unreadable'],
    ['a moving picture', Buffer.from('GIF89a'), 'photo-unreadable'],
    ['a document', Buffer.from('%PDF-1.7'), 'photo-unreadable'],
    ['the head of a JPEG', jpeg.subarray(0, 300), 'photo-unreadable'],
    ['half a JPEG', jpeg.subarray(0, jpeg.length / 2), 'photo-unreadable'],
    [
      'a page with the start of a JPEG',
      Buffer.from('\xff\xd8\xff<html>', 'latin1'),
      'photo-unreadable',
    ],
    ['a small picture', small, 'photo-too-small'],
    ['a picture of 30 megapixels', createEmptyPng(6_000, 5_000), 'photo-too-large'],
    ['a HEIC', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'), 'photo-heic'],
    ['a picture that claims to be huge', createEmptyPng(60_000, 60_000), 'photo-unreadable'],
    ['a picture that claims to be nothing', createEmptyPng(0, 0), 'photo-unreadable'],
  ])('is refused: %s', async (_, bytes, fault) => {
    expect(await processCardPhoto(bytes)).toEqual({ fault });
  });

  it('a decompression bomb is refused before it is decoded', async () => {
    const bomb = await drawImage(12_000, 12_000).png({ compressionLevel: 9 }).toBuffer();
    const before = process.memoryUsage().rss;
    expect(await processCardPhoto(bomb)).toHaveProperty('fault');
    expect(process.memoryUsage().rss - before).toBeLessThan(200_000_000);
  });
});

it.each([
  ['\xff\xd8\xff\xe0', 'jpeg'],
  ['\x89PNG\r\n\x1a\n', 'png'],
  ['RIFF\0\0\0\0WEBPVP8 ', 'webp'],
  ['RIFF\0\0\0\0WAVE', undefined],
  ['\0\0\0\x20ftypavif', undefined],
  ['\0\0\0\x20ftyphevc', 'heic'],
])('%j starts a file of format %s', (head, format) =>
  expect(detectPhotoFormat(Buffer.from(head, 'latin1'))).toBe(format),
);
