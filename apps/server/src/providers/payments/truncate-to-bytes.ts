/** Shortens a text to so many bytes of UTF-8, without breaking a character. */
export function truncateToBytes(text: string, maxBytes: number): string {
  let kept = '';
  for (const char of text) {
    if (Buffer.byteLength(kept + char) > maxBytes) break;
    kept += char;
  }
  return kept;
}
