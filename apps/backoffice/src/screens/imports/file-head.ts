/** How much of a file tells its columns. */
const HEAD_BYTES = 256 * 1024;
const LINE_FEED = 0x0a;
const UTF16_LE = [0xff, 0xfe];

/** The beginning of a file, up to the end of a line, so that no character is cut. */
export async function readFileHead(file: File): Promise<File> {
  if (file.size <= HEAD_BYTES) return file;
  const bytes = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
  const end = bytes.lastIndexOf(LINE_FEED) + 1;
  const isWide = UTF16_LE.every((byte, at) => bytes[at] === byte);
  const length = end + (isWide ? end % 2 : 0) || bytes.length;
  return new File([bytes.slice(0, length)], file.name, { type: file.type });
}
