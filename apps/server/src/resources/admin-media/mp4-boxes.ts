/** A part of an MP4 file. */
interface Box {
  readonly type: string;
  readonly body: Buffer;
}

const HEADER = 8;
const LONG_HEADER = 16;
/** A file has a few boxes on each level; more are an attack. */
const MAX_BOXES = 1_000;

/** The boxes of one level. Stops at what is no box, and reads nothing beyond the bytes. */
export function findBoxes(bytes: Buffer): Box[] {
  const boxes: Box[] = [];
  let start = 0;
  while (start + HEADER <= bytes.length && boxes.length < MAX_BOXES) {
    const short = bytes.readUInt32BE(start);
    const isLong = short === 1 && start + LONG_HEADER <= bytes.length;
    const header = isLong ? LONG_HEADER : HEADER;
    const size = isLong ? Number(bytes.readBigUInt64BE(start + HEADER)) : short;
    // Zero: the last box reaches to the end of the file.
    const end = size === 0 ? bytes.length : start + size;
    if (end < start + header || end > bytes.length) break;
    const type = bytes.toString('latin1', start + 4, start + HEADER);
    boxes.push({ type, body: bytes.subarray(start + header, end) });
    start = end;
  }
  return boxes;
}

/** The boxes at the end of a path. */
const findAll = (bytes: Buffer, [type, ...rest]: readonly string[]): Buffer[] =>
  findBoxes(bytes)
    .filter((box) => box.type === type)
    .flatMap(({ body }) => (rest.length > 0 ? findAll(body, rest) : [body]));

export const hasBox = (bytes: Buffer, type: string): boolean => findAll(bytes, [type]).length > 0;

/** How the samples of each track are encoded. */
export const readSampleFormats = (moov: Buffer): string[] =>
  findAll(moov, ['trak', 'mdia', 'minf', 'stbl', 'stsd']).flatMap((body) =>
    findBoxes(body.subarray(HEADER)).map(({ type }) => type),
  );

/** The size of the first track that has one: fixed-point numbers at the end of its header. */
export function readDimensions(moov: Buffer): { width: number; height: number } | undefined {
  for (const body of findAll(moov, ['trak', 'tkhd'])) {
    if (body.length < HEADER) continue;
    const width = body.readUInt16BE(body.length - 8);
    const height = body.readUInt16BE(body.length - 4);
    if (width > 0 && height > 0) return { width, height };
  }
  return undefined;
}

const MS = 1_000;
const MAX_DURATION_MS = 3_600_000;

/** How long the video plays; undefined when it does not tell, or for over an hour. */
export function readDurationMs(moov: Buffer): number | undefined {
  const [body] = findAll(moov, ['mvhd']);
  const isLong = body?.[0] === 1;
  if (!body || body.length < (isLong ? 32 : 20)) return undefined;
  const scale = body.readUInt32BE(isLong ? 20 : 12);
  const units = isLong ? Number(body.readBigUInt64BE(24)) : body.readUInt32BE(16);
  const duration = Math.round((units / scale) * MS);
  return duration > 0 && duration <= MAX_DURATION_MS ? duration : undefined;
}
