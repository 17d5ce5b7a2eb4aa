import { constants, type KeyObject, type SignKeyObjectInput, sign } from 'node:crypto';

export type JwtAlgorithm = 'ES256' | 'RS256' | 'PS256';

const PS256_SALT_BYTES = 32;

const OPTIONS: Readonly<Record<JwtAlgorithm, Omit<SignKeyObjectInput, 'key'>>> = {
  ES256: { dsaEncoding: 'ieee-p1363' },
  RS256: { padding: constants.RSA_PKCS1_PADDING },
  PS256: { padding: constants.RSA_PKCS1_PSS_PADDING, saltLength: PS256_SALT_BYTES },
};

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Signs claims with a private key of the shop, by which a vendor recognises it. */
export function signJwt(
  algorithm: JwtAlgorithm,
  key: KeyObject,
  claims: Readonly<Record<string, string | number>>,
  keyId?: string,
): string {
  const header = { alg: algorithm, typ: 'JWT', ...(keyId === undefined ? {} : { kid: keyId }) };
  const signed = `${encode(header)}.${encode(claims)}`;
  const signature = sign('sha256', Buffer.from(signed), { key, ...OPTIONS[algorithm] });
  return `${signed}.${signature.toString('base64url')}`;
}
