import type { FapiaoInput } from '@vitrine/contract';
import { decrypt, decryptText, encrypt, encryptText } from '../../encryption/encrypt.ts';
import type { Keyring } from '../../encryption/keyring.ts';

/** Whom a fapiao is made out to. */
export interface FapiaoTitle {
  readonly title: string;
  readonly taxNumber: string | null;
}

/** The title of a fapiao whose shopper was erased before it was issued. */
const ERASED: FapiaoTitle = { title: '*', taxNumber: null };

const place = (merchantOrderId: string, column: 'title' | 'email') =>
  `fapiao/${merchantOrderId}/${column}`;
export const toFileKey = (id: string, fileId: string) => `fapiao/${id}/${fileId}`;

export const encryptFapiao = (keyring: Keyring, merchantOrderId: string, input: FapiaoInput) => {
  const taxNumber = input.titleKind === 'company' ? input.taxNumber : null;
  const title = JSON.stringify({ title: input.title, taxNumber } satisfies FapiaoTitle);
  return {
    title_kind: input.titleKind,
    encrypted_title: encryptText(keyring, place(merchantOrderId, 'title'), title),
    encrypted_email: encryptText(keyring, place(merchantOrderId, 'email'), input.email),
    key_id: keyring.current.id,
  };
};

interface EncryptedRow {
  readonly merchant_order_id: string;
  readonly encrypted_title: Buffer | null;
  readonly encrypted_email: Buffer | null;
}

export const decryptTitle = (
  keyring: Keyring,
  { merchant_order_id, encrypted_title }: Omit<EncryptedRow, 'encrypted_email'>,
): FapiaoTitle =>
  encrypted_title
    ? JSON.parse(decryptText(keyring, place(merchant_order_id, 'title'), encrypted_title))
    : ERASED;

export const decryptEmail = (
  keyring: Keyring,
  { merchant_order_id, encrypted_email }: Omit<EncryptedRow, 'encrypted_title'>,
): string | null =>
  encrypted_email && decryptText(keyring, place(merchant_order_id, 'email'), encrypted_email);

/** The same texts, encrypted with the current key. */
export function reencryptTexts(keyring: Keyring, row: EncryptedRow) {
  const renew = (column: 'title' | 'email', encrypted: Buffer | null) => {
    const where = place(row.merchant_order_id, column);
    return encrypted && encrypt(keyring, where, decrypt(keyring, where, encrypted));
  };
  return {
    encrypted_title: renew('title', row.encrypted_title),
    encrypted_email: renew('email', row.encrypted_email),
    key_id: keyring.current.id,
  };
}
