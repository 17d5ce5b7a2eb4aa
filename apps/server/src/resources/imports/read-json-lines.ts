import { isRecord } from '@vitrine/kit';
import { parseJson } from '../../json/parse-json.ts';
import { FileProblem } from './file-problem.ts';
import type { FilePosition } from './read-csv.ts';

const MAX_LINE_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;

export interface JsonRecord {
  readonly line: number;
  /** Undefined when the line is no JSON object. */
  readonly fields: Readonly<Record<string, unknown>> | undefined;
  readonly end: FilePosition;
}

function parseObject(text: string): Record<string, unknown> | undefined {
  try {
    const value: unknown = parseJson(text);
    return isRecord(value) ? { ...value } : undefined;
  } catch {
    return undefined;
  }
}

/** Whether text holds objects instead of a table. */
export async function isJsonLines(text: AsyncIterable<Buffer>): Promise<boolean> {
  for await (const chunk of text) {
    const first = chunk.toString().trimStart()[0];
    if (first !== undefined) return first === '{';
  }
  return false;
}

/** Reads the objects of JSON Lines text that begins at a position of its file. */
export async function* readJsonLines(
  text: AsyncIterable<Buffer>,
  start: FilePosition,
): AsyncIterable<JsonRecord> {
  let rest: Buffer = Buffer.alloc(0);
  let { byte, line } = start;
  const take = (bytes: Buffer, length: number): JsonRecord | undefined => {
    byte += length;
    line++;
    const content = bytes.toString().trim();
    return content === '' ? undefined : { line, fields: parseObject(content), end: { byte, line } };
  };
  for await (const chunk of text) {
    rest = Buffer.concat([rest, chunk]);
    let from = 0;
    for (let at = rest.indexOf(LINE_FEED); at >= 0; at = rest.indexOf(LINE_FEED, from)) {
      const record = take(rest.subarray(from, at), at + 1 - from);
      if (record) yield record;
      from = at + 1;
    }
    rest = rest.subarray(from);
    if (rest.length > MAX_LINE_BYTES) throw new FileProblem('line-unreadable', { line: line + 1 });
  }
  const record = rest.length > 0 ? take(rest, rest.length) : undefined;
  if (record) yield record;
}
