const box = (type: string, ...parts: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(parts);
  const header = Buffer.alloc(8);
  header.writeUInt32BE(body.length + 8);
  header.write(type, 4, 'latin1');
  return Buffer.concat([header, body]);
};

const numbers = (...values: readonly number[]) => {
  const bytes = Buffer.alloc(values.length * 4);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, index * 4);
  return bytes;
};

interface VideoOptions {
  codec?: string;
  width?: number;
  height?: number;
  /** The index comes after the pictures. */
  isIndexLast?: boolean;
}

let count = 0;

/** A video of three seconds without pictures, which no other equals. */
export function drawVideo(options: VideoOptions = {}): Buffer {
  const { codec = 'avc1', width = 1080, height = 1920, isIndexLast = false } = options;
  const sampleTable = box('stbl', box('stsd', numbers(0, 1), box(codec, numbers(0, 0))));
  const track = box(
    'trak',
    box('tkhd', Buffer.alloc(76), numbers(width << 16, height << 16)),
    box('mdia', box('minf', sampleTable)),
  );
  const index = box('moov', box('mvhd', numbers(0, 0, 0, 1_000, 3_000)), track);
  const pictures = box('mdat', numbers(++count));
  const start = box('ftyp', Buffer.from('isom'), numbers(0));
  return Buffer.concat(isIndexLast ? [start, pictures, index] : [start, index, pictures]);
}
