import { computeLookupHmac } from '../../encryption/encrypt.ts';
import type { EncryptionKey, Keyring } from '../../encryption/keyring.ts';
import type { StoredShippingAddress } from '../../pricing/stored-types.ts';
import { listMobileParts, listNameParts, parseWantedParts, type SearchParts } from './rules.ts';

/** The first eight bytes of a keyed hash, which suffice to tell parts of names apart. */
const hashParts = (key: EncryptionKey, { kind, parts }: SearchParts): string[] =>
  parts.map((part) =>
    computeLookupHmac(key, `order-search-${kind}`, part).readBigInt64BE().toString(),
  );

/** The tokens by which the order of an address is found. */
export const hashAddress = (
  key: EncryptionKey,
  { name, mobile }: Pick<StoredShippingAddress, 'name' | 'mobile'>,
): string[] => [
  ...hashParts(key, { kind: 'name', parts: listNameParts(name) }),
  ...hashParts(key, { kind: 'mobile', parts: listMobileParts(mobile) }),
];

/** The tokens that a text asks for, with every key, because an order may still have those of a former one. */
export function hashWanted({ all }: Keyring, text: string): string[][] {
  const wanted = parseWantedParts(text);
  return wanted ? all.map((key) => hashParts(key, wanted)) : [];
}
