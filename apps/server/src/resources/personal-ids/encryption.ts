import { maskPersonName, maskResidentId } from '@vitrine/kit';
import { computeLookupHmac, decryptText, encryptText } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';

/** Name and number in plain text. They only exist in memory, never in a response or a log. */
export interface PersonalDetails {
  readonly name: string;
  readonly idNumber: string;
}

export interface EncryptedDetails {
  readonly encrypted_name: Buffer;
  readonly encrypted_number: Buffer;
  readonly number_hash: Buffer;
  readonly key_id: string;
}

const nameContext = (id: string) => `personal-id/${id}/name`;
const numberContext = (id: string) => `personal-id/${id}/number`;
const numberHashContext = (shopperId: string) => `personal-ids-of/${shopperId}`;

interface RecordKey {
  readonly id: string;
  readonly shopperId: string;
}

export const encryptDetails = (
  keyring: Keyring,
  { id, shopperId }: RecordKey,
  { name, idNumber }: PersonalDetails,
): EncryptedDetails => ({
  encrypted_name: encryptText(keyring, nameContext(id), name),
  encrypted_number: encryptText(keyring, numberContext(id), idNumber),
  number_hash: computeLookupHmac(keyring.current, numberHashContext(shopperId), idNumber),
  key_id: keyring.current.id,
});

type EncryptedRow = Pick<EncryptedDetails, 'encrypted_name' | 'encrypted_number'> & {
  readonly id: string;
};

export const decryptDetails = (keyring: Keyring, row: EncryptedRow): PersonalDetails => ({
  name: decryptText(keyring, nameContext(row.id), row.encrypted_name),
  idNumber: decryptText(keyring, numberContext(row.id), row.encrypted_number),
});

/** Hashes a number with every key of the keyring, because it may be stored with a former one. */
export const computeNumberHashes = (
  { all }: Keyring,
  shopperId: string,
  idNumber: string,
): Buffer[] => all.map((key) => computeLookupHmac(key, numberHashContext(shopperId), idNumber));

export const maskDetails = ({ name, idNumber }: PersonalDetails) => ({
  maskedName: maskPersonName(name),
  maskedIdNumber: maskResidentId(idNumber),
});
