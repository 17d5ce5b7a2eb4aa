import { generateKeyPairSync, type KeyObject } from 'node:crypto';

const asPem = (privateKey: KeyObject) =>
  privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();

function createRsaKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { privateKey: asPem(privateKey), publicKey };
}

function createEcKeys() {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return { privateKey: asPem(privateKey), publicKey };
}

export const rsaKeys = createRsaKeys();
export const ecKeys = createEcKeys();

/** The parts of a JWT, as a vendor reads them. */
export function readJwt(jwt: string) {
  const [header = '', claims = '', signature = ''] = jwt.split('.');
  const parse = (part: string) => JSON.parse(Buffer.from(part, 'base64url').toString());
  return {
    header: parse(header),
    claims: parse(claims),
    signed: Buffer.from(`${header}.${claims}`),
    signature: Buffer.from(signature, 'base64url'),
  };
}
