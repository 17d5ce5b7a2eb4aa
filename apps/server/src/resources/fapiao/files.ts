import { decrypt, encrypt } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';
import type { Storage } from '../../providers/storage/port.ts';
import { toFileKey } from './encryption.ts';

export interface FapiaoFileDeps {
  readonly keyring: Keyring;
  readonly storage: Storage;
}

export type FapiaoFileType = 'pdf' | 'ofd';

const MEDIA_TYPES: Readonly<Record<FapiaoFileType, string>> = {
  pdf: 'application/pdf',
  ofd: 'application/ofd',
};

const PDF_START = Buffer.from('%PDF-');
const ZIP_START = Buffer.from('PK\u0003\u0004', 'latin1');
/** The entry that every OFD has; its name stands in the archive as it is. */
const OFD_ENTRY = Buffer.from('OFD.xml');

/** Detects the format of a file by its bytes, not by its name or type; undefined for any other. */
export function detectFileType(bytes: Uint8Array): FapiaoFileType | undefined {
  const file = Buffer.from(bytes);
  if (file.subarray(0, PDF_START.length).equals(PDF_START)) return 'pdf';
  const isArchive = file.subarray(0, ZIP_START.length).equals(ZIP_START);
  return isArchive && file.includes(OFD_ENTRY) ? 'ofd' : undefined;
}

/** Stores a file encrypted, because it names the shopper. */
export const putFile = (
  { keyring, storage }: FapiaoFileDeps,
  id: string,
  fileId: string,
  bytes: Uint8Array,
): Promise<void> => {
  const key = toFileKey(id, fileId);
  return storage.put(key, encrypt(keyring, key, bytes));
};

interface FileRow {
  readonly id: string;
  readonly number: string | null;
  readonly file_id: string | null;
  readonly file_type: FapiaoFileType | null;
}

/** Reads the file of a fapiao for download; undefined when it has none. */
export async function readFile({ keyring, storage }: FapiaoFileDeps, row: FileRow) {
  if (!row.file_id || !row.file_type) return undefined;
  const key = toFileKey(row.id, row.file_id);
  const stored = await storage.get(key);
  if (!stored) return undefined;
  return {
    type: MEDIA_TYPES[row.file_type],
    name: `fapiao-${row.number ?? row.id}.${row.file_type}`,
    bytes: decrypt(keyring, key, stored),
  };
}
