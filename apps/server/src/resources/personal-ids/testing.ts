import { type ResidentIdFault, residentIdFault } from '@vitrine/kit';
import type { Storage } from '../../providers/storage/port.ts';
import { type Keyring, sealingKey } from '../../sealing/keyring.ts';

const LATER = Date.UTC(2026, 9, 1);
let days = 0;

/** A good number that no other test has; `sequence` are its digits 15 to 17. */
export function residentId(sequence = '123'): string {
  const born = new Date(Date.UTC(1990, 0, 1) + days++ * 86_400_000);
  const start = `310104${born.toISOString().slice(0, 10).replaceAll('-', '')}${sequence}`;
  const fault = (end: string): ResidentIdFault | undefined => residentIdFault(start + end, LATER);
  return start + [...'0123456789X'].find((end) => fault(end) === undefined);
}

/** The same name is the same key; the first one seals. */
export function keyringOf(...names: [string, ...string[]]): Keyring {
  const [current, ...others] = names.map((name) => sealingKey(name, Buffer.alloc(32, name)));
  if (!current) throw new Error('a keyring needs a key');
  return { current, all: [current, ...others] };
}

/** A storage that forgets everything, and can be made to fail. */
export function memoryStorage() {
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
