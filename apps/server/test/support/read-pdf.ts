import { inflateSync } from 'node:zlib';

const STREAM = /<<[^>]*>>\s*stream\n/g;

/** The streams of a PDF, uncompressed. */
function listStreams(bytes: Buffer): string[] {
  const text = bytes.toString('latin1');
  return [...text.matchAll(STREAM)].map((found) => {
    const start = found.index + found[0].length;
    const data = bytes.subarray(start, text.indexOf('endstream', start) - 1);
    return found[0].includes('FlateDecode') ? inflateSync(data).toString('latin1') : '';
  });
}

const readHex = (hex: string) =>
  String.fromCodePoint(...(hex.match(/.{4}/g) ?? []).map((unit) => Number.parseInt(unit, 16)));

/** The characters of the embedded font by the codes with which the pages name them. */
function readCharacters(streams: readonly string[]): ReadonlyMap<number, string> {
  const characters = new Map<number, string>();
  for (const stream of streams.filter((each) => each.includes('beginbfrange')))
    for (const [, from = '', list = ''] of stream.matchAll(
      /<([\da-f]+)>\s*<[\da-f]+>\s*\[([^\]]*)\]/gi,
    ))
      for (const [offset, [, hex = '']] of [...list.matchAll(/<([\da-f]*)>/gi)].entries())
        characters.set(Number.parseInt(from, 16) + offset, readHex(hex));
  return characters;
}

/** Reads the text of each page of a PDF whose pages have one font. */
export function readPdf(bytes: Buffer): string[] {
  const streams = listStreams(bytes);
  const characters = readCharacters(streams);
  return streams
    .filter((stream) => stream.includes(' Tf'))
    .map((stream) =>
      [...stream.matchAll(/<([\da-f]+)>/gi)]
        .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
        .map((code) => characters.get(Number.parseInt(code, 16)) ?? '?')
        .join(''),
    );
}
