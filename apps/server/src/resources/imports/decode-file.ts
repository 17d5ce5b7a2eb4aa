import { createHash } from 'node:crypto';
import { FileProblem } from './file-problem.ts';
import type { ImportSource } from './import-source.ts';

/** Chinese editions of spreadsheets save CSV files as GBK, which GB18030 includes. */
const ENCODINGS = ['utf-8', 'utf-16le', 'gb18030'] as const;
type Encoding = (typeof ENCODINGS)[number];

export interface ScannedFile {
  readonly encoding: Encoding;
  /** Lines, without those inside of quotes. */
  readonly lines: number;
  readonly hash: string;
}

const QUOTE = 0x22;
const LINE_FEED = 0x0a;

/** Counts the lines of a file; a line feed inside of quotes is part of a cell. */
function createLineCounter() {
  let lines = 0;
  let isQuoted = false;
  let last = LINE_FEED;
  return {
    add(chunk: Buffer) {
      for (const byte of chunk) {
        if (byte === QUOTE) isQuoted = !isQuoted;
        else if (byte === LINE_FEED && !isQuoted) lines++;
      }
      last = chunk.at(-1) ?? last;
    },
    count: () => (last === LINE_FEED ? lines : lines + 1),
  };
}

/** Decoders that still read the file as text. */
function createCandidates() {
  const decoders = new Map(
    ENCODINGS.map((encoding) => [encoding, new TextDecoder(encoding, { fatal: true })]),
  );
  const tryEach = (decode: (decoder: TextDecoder) => void) => {
    for (const [encoding, decoder] of decoders)
      try {
        decode(decoder);
      } catch {
        decoders.delete(encoding);
      }
  };
  return {
    startWith(head: Buffer) {
      if (head[0] !== 0xff || head[1] !== 0xfe) decoders.delete('utf-16le');
    },
    add: (chunk: Buffer) => tryEach((decoder) => decoder.decode(chunk, { stream: true })),
    finish(): Encoding | undefined {
      tryEach((decoder) => decoder.decode());
      if (decoders.has('utf-16le')) return 'utf-16le';
      return ENCODINGS.find((encoding) => decoders.has(encoding));
    },
  };
}

/** Reads a file once to find its encoding, its length and its hash. */
export async function scanFile(source: ImportSource): Promise<ScannedFile> {
  const hash = createHash('sha256');
  const candidates = createCandidates();
  const counter = createLineCounter();
  let bytes = 0;
  for await (const chunk of source.open()) {
    if (bytes === 0) candidates.startWith(chunk);
    bytes += chunk.length;
    hash.update(chunk);
    candidates.add(chunk);
    counter.add(chunk);
  }
  if (bytes === 0) throw new FileProblem('file-empty');
  const encoding = candidates.finish();
  if (!encoding) throw new FileProblem('encoding-unknown');
  return { encoding, lines: counter.count(), hash: hash.digest('hex') };
}

async function* decode(source: ImportSource, encoding: Encoding): AsyncIterable<Buffer> {
  const decoder = new TextDecoder(encoding);
  for await (const chunk of source.open())
    yield Buffer.from(decoder.decode(chunk, { stream: true }));
  yield Buffer.from(decoder.decode());
}

/** The file in UTF-8 without a byte order mark, from a position of that text. */
export async function* readText(
  source: ImportSource,
  encoding: Encoding,
  fromByte = 0,
): AsyncIterable<Buffer> {
  let skip = fromByte;
  for await (const chunk of decode(source, encoding)) {
    if (chunk.length > skip) yield chunk.subarray(skip);
    skip = Math.max(0, skip - chunk.length);
  }
}
