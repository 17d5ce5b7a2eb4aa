/**
 * Copies a buffer out of the pool that Node cuts small buffers from. A cache that kept a slice would keep all
 * 64 KB of the pool with it.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes;
  const own = Buffer.allocUnsafeSlow(bytes.length);
  bytes.copy(own);
  return own;
}
