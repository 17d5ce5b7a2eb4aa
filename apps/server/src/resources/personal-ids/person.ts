import { maskPersonName, maskResidentId } from '@vitrine/kit';
import type { Keyring } from '../../sealing/keyring.ts';
import { findableHash, sealText, unsealText } from '../../sealing/seal.ts';

/** Who somebody is. Only ever in memory, and never in an answer or a log. */
export interface Person {
  readonly name: string;
  readonly idNumber: string;
}

export interface SealedPerson {
  readonly sealed_name: Buffer;
  readonly sealed_number: Buffer;
  readonly number_hash: Buffer;
  readonly key_id: string;
}

const namePlace = (id: string) => `personal-id/${id}/name`;
const numberPlace = (id: string) => `personal-id/${id}/number`;
const bookPlace = (shopperId: string) => `personal-ids-of/${shopperId}`;

interface Owned {
  readonly id: string;
  readonly shopperId: string;
}

export const sealPerson = (
  keyring: Keyring,
  { id, shopperId }: Owned,
  { name, idNumber }: Person,
): SealedPerson => ({
  sealed_name: sealText(keyring, namePlace(id), name),
  sealed_number: sealText(keyring, numberPlace(id), idNumber),
  number_hash: findableHash(keyring.current, bookPlace(shopperId), idNumber),
  key_id: keyring.current.id,
});

type Row = Pick<SealedPerson, 'sealed_name' | 'sealed_number'> & { readonly id: string };

export const unsealPerson = (keyring: Keyring, row: Row): Person => ({
  name: unsealText(keyring, namePlace(row.id), row.sealed_name),
  idNumber: unsealText(keyring, numberPlace(row.id), row.sealed_number),
});

/** What a number may be stored as: with the key of now, or one of before. */
export const hashesOf = ({ all }: Keyring, shopperId: string, idNumber: string): Buffer[] =>
  all.map((key) => findableHash(key, bookPlace(shopperId), idNumber));

export const masked = ({ name, idNumber }: Person) => ({
  maskedName: maskPersonName(name),
  maskedIdNumber: maskResidentId(idNumber),
});
