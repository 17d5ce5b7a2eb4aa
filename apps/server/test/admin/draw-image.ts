import sharp from 'sharp';

let count = 0;

/** A picture in one colour that no other has, as an operator uploads it. */
export function drawImage(
  format: 'jpeg' | 'png' | 'webp' | 'avif' = 'png',
  { width = 300, height = 400 } = {},
): Promise<Buffer> {
  count += 16;
  const background = { r: (count >> 16) & 255, g: (count >> 8) & 255, b: count & 255 };
  return sharp({ create: { width, height, channels: 3, background } })
    .toFormat(format)
    .toBuffer();
}
