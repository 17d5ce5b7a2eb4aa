export interface Dimensions {
  width: number;
  height: number;
}

/** The dimensions follow the box type `ispe` and four bytes of flags. */
const ISPE_BOX = Buffer.from('ispe');
const BOX_BODY = 8;

/**
 * Reads width and height of an AVIF from its boxes without decoding it. A file may contain several
 * images (tiles, an alpha channel); the largest one is the whole picture.
 */
export function readAvifDimensions(head: Buffer): Dimensions | undefined {
  let largest: Dimensions | undefined;
  for (let at = head.indexOf(ISPE_BOX); at >= 0; at = head.indexOf(ISPE_BOX, at + 1)) {
    if (at + BOX_BODY + 8 > head.length) break;
    const width = head.readUInt32BE(at + BOX_BODY);
    const height = head.readUInt32BE(at + BOX_BODY + 4);
    if (width * height > (largest ? largest.width * largest.height : 0))
      largest = { width, height };
  }
  return largest;
}
