export interface Dimensions {
  width: number;
  height: number;
}

/** Where dimensions stand in the file: the box named `ispe`, then four bytes of flags. */
const BOX = Buffer.from('ispe');
const BOX_BODY = 8;

/**
 * Width and height of an AVIF from the boxes at its beginning, without decoding it. A file may hold
 * more than one picture (its tiles, its transparency); the largest is the whole.
 */
export function avifDimensions(head: Buffer): Dimensions | undefined {
  let largest: Dimensions | undefined;
  for (let at = head.indexOf(BOX); at >= 0; at = head.indexOf(BOX, at + 1)) {
    if (at + BOX_BODY + 8 > head.length) break;
    const width = head.readUInt32BE(at + BOX_BODY);
    const height = head.readUInt32BE(at + BOX_BODY + 4);
    if (width * height > (largest ? largest.width * largest.height : 0))
      largest = { width, height };
  }
  return largest;
}
