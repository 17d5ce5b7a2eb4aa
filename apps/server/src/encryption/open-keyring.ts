import { randomBytes, randomUUID } from 'node:crypto';
import { access, link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { KEY_BYTES, type Keyring, readKeyring } from './keyring.ts';

interface KeyringSettings {
  readonly dataDir: string;
  readonly personalIdKeys: string | undefined;
}

const FILE = 'personal-id-keys';

/** The keys do not fit the data. Starting with them would lose what was encrypted. */
export class KeyringError extends Error {
  override name = 'KeyringError';
}

const newKeys = () => `local:${randomBytes(KEY_BYTES).toString('base64')}`;

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );

const readKeys = async (path: string) => (await readFile(path, 'utf8')).trim();

/** Without configured keys, the shop creates one and stores it in its data folder. */
async function readLocalKeys(dataDir: string, hasKeys: () => Promise<boolean>): Promise<string> {
  const path = join(dataDir, FILE);
  if (await exists(path)) return readKeys(path);
  if (await hasKeys())
    throw new KeyringError(
      `This database has been used with encryption keys that are not here. Set PERSONAL_ID_KEYS, or restore ${path} from the backup of DATA_DIR.`,
    );
  const draft = `${path}.${randomUUID()}`;
  await mkdir(dataDir, { recursive: true });
  await writeFile(draft, newKeys(), { mode: 0o600 });
  // When processes start together, only one of them links its file, and all read that one.
  await link(draft, path).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  });
  await rm(draft);
  return readKeys(path);
}

/**
 * Opens the keys of the settings, or the local ones. Production requires them in the settings. `hasKeys`
 * tells whether the database already depends on keys: then none is created.
 */
export async function openKeyring(
  { dataDir, personalIdKeys }: KeyringSettings,
  hasKeys: () => Promise<boolean> = async () => false,
): Promise<Keyring> {
  const keyring = readKeyring(personalIdKeys ?? (await readLocalKeys(dataDir, hasKeys)));
  if (!keyring) throw new Error(`${join(dataDir, FILE)} contains no key`);
  return keyring;
}
