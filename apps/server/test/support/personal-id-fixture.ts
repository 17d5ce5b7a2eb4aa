import { findResidentIdFault, type ResidentIdFault } from '@vitrine/kit';
import { createEncryptionKey, type Keyring } from '../../src/encryption/keyring.ts';
import type { Storage } from '../../src/providers/storage/port.ts';

const LATER = Date.UTC(2026, 9, 1);
let days = 0;

/** Creates a new valid ID number; `sequence` sets its digits 15 to 17. */
export function createResidentId(sequence = '123'): string {
  const born = new Date(Date.UTC(1990, 0, 1) + days++ * 86_400_000);
  const start = `310104${born.toISOString().slice(0, 10).replaceAll('-', '')}${sequence}`;
  const fault = (end: string): ResidentIdFault | undefined =>
    findResidentIdFault(start + end, LATER);
  return start + [...'0123456789X'].find((end) => fault(end) === undefined);
}

/** Creates a keyring with one key per name; the first one encrypts. */
export function createKeyring(...names: [string, ...string[]]): Keyring {
  const [current, ...others] = names.map((name) =>
    createEncryptionKey(name, Buffer.alloc(32, name)),
  );
  if (!current) throw new Error('a keyring needs a key');
  return { current, all: [current, ...others] };
}

/** Creates an in-memory storage that can be made to fail. */
export function createMemoryStorage() {
  const files = new Map<string, Buffer>();
  let failure: string | undefined;
  const checked = <T>(work: () => T): Promise<T> =>
    failure ? Promise.reject(new Error(failure)) : Promise.resolve(work());
  return {
    files,
    fail(message: string | undefined) {
      failure = message;
    },
    put: (key, bytes) => checked(() => void files.set(key, Buffer.from(bytes))),
    get: (key) => checked(() => files.get(key)),
    remove: (key) => checked(() => void files.delete(key)),
  } satisfies Storage & { files: unknown; fail: unknown };
}
