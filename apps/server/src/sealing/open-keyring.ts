import { randomBytes, randomUUID } from 'node:crypto';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BYTES, type Keyring, readKeyring } from './keyring.ts';

interface KeyringSettings {
  readonly dataDir: string;
  readonly personalIdKeys: string | undefined;
}

const FILE = 'personal-id-keys';

const newKeys = () => `local:${randomBytes(KEY_BYTES).toString('base64')}`;

/** A shop that names no keys makes one for itself and keeps it beside its data. */
async function keptKeys(dataDir: string): Promise<string> {
  const path = join(dataDir, FILE);
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, newKeys(), { mode: 0o600 });
  // Of processes that start together one gives its keys the name, and all read those.
  await link(draft, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return (await readFile(path, 'utf8')).trim();
}

/** The keys of this shop: those of its settings, or its own. In production they must be set. */
export async function openKeyring({ dataDir, personalIdKeys }: KeyringSettings): Promise<Keyring> {
  const keyring = readKeyring(personalIdKeys ?? (await keptKeys(dataDir)));
  if (!keyring) throw new Error(`${join(dataDir, FILE)} holds no key`);
  return keyring;
}
