import { createCipheriv, createDecipheriv, type DecipherGCM, randomBytes } from 'node:crypto';
import { Transform } from 'node:stream';
import type { EncryptionKey } from '../encryption/keyring.ts';

const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Encrypts a file: a nonce, the encrypted bytes, and a tag by which a changed or cut off file is noticed. */
export function createEncryption({ secret }: EncryptionKey): Transform {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(CIPHER, secret, nonce);
  let isStarted = false;
  const start = (bytes: Buffer) => {
    const all = isStarted ? bytes : Buffer.concat([nonce, bytes]);
    isStarted = true;
    return all;
  };
  return new Transform({
    transform: (bytes: Buffer, _, done) => done(null, start(cipher.update(bytes))),
    flush: (done) => done(null, start(Buffer.concat([cipher.final(), cipher.getAuthTag()]))),
  });
}

/** Decrypts a file. The stream fails at its end when the file is not what was written. */
export function createDecryption({ secret }: EncryptionKey): Transform {
  let decipher: DecipherGCM | undefined;
  /** What may be the nonce or the tag. */
  let rest: Buffer = Buffer.alloc(0);
  function readNonce() {
    const nonce = rest.subarray(0, NONCE_BYTES);
    rest = rest.subarray(NONCE_BYTES);
    return createDecipheriv(CIPHER, secret, nonce);
  }
  return new Transform({
    transform(bytes: Buffer, _, done) {
      rest = Buffer.concat([rest, bytes]);
      if (rest.length < NONCE_BYTES + TAG_BYTES && !decipher) return done();
      decipher ??= readNonce();
      const end = Math.max(0, rest.length - TAG_BYTES);
      const part = decipher.update(rest.subarray(0, end));
      rest = rest.subarray(end);
      done(null, part);
    },
    flush(done) {
      try {
        if (!decipher || rest.length !== TAG_BYTES) throw new Error('The file is cut off');
        decipher.setAuthTag(rest);
        done(null, decipher.final());
      } catch (error) {
        done(error as Error);
      }
    },
  });
}
