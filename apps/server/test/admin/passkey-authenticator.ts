import { generateKeyPairSync, hash, type KeyObject, randomBytes, sign } from 'node:crypto';

const UINT16_BYTES = 2;
const UINT32_BYTES = 4;
const AAGUID = Buffer.alloc(16);
const SHORT_LENGTH = 24;
const BYTE_LENGTH = 256;
/** The flags of authenticator data: user present, user verified, with a credential. */
const FLAGS = { present: 0x01, verified: 0x04, credential: 0x40 };
/** The first bytes of CBOR items, by their type. */
const CBOR = { bytes: 0x40, text: 0x60, map: 0xa0 };
/** A public key in COSE for ECDSA with P-256: map(5), kty: EC2, alg: ES256, crv: P-256, then x and y. */
const COSE_KEY = Buffer.from('a5010203262001', 'hex');
const COSE_X = Buffer.from('215820', 'hex');
const COSE_Y = Buffer.from('225820', 'hex');

const uint = (value: number, bytes: number) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntBE(value, 0, bytes);
  return buffer;
};
const head = (type: number, length: number) => {
  if (length < SHORT_LENGTH) return Buffer.from([type + length]);
  if (length < BYTE_LENGTH) return Buffer.from([type + SHORT_LENGTH, length]);
  return Buffer.concat([Buffer.from([type + SHORT_LENGTH + 1]), uint(length, UINT16_BYTES)]);
};
const text = (value: string) => Buffer.concat([head(CBOR.text, value.length), Buffer.from(value)]);
const bytes = (value: Buffer) => Buffer.concat([head(CBOR.bytes, value.length), value]);

function encodePublicKey(key: KeyObject): Buffer {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const toBytes = (part: string) => Buffer.from(part, 'base64url');
  return Buffer.concat([COSE_KEY, COSE_X, toBytes(x), COSE_Y, toBytes(y)]);
}

export interface Ceremony {
  readonly challenge: string;
  readonly rpId: string;
  readonly origin: string;
  /** Default: the person has proved who they are. */
  readonly isVerified?: boolean;
}

const createClientData = (type: string, { challenge, origin }: Ceremony) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

/** A passkey in software, which answers as a browser with an authenticator does. */
export function createAuthenticator() {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  const common = { id, rawId: id, type: 'public-key' as const };
  let counter = 0;

  const createData = ({ rpId, isVerified = true }: Ceremony, flags: number, more: Buffer[]) =>
    Buffer.concat([
      hash('sha256', rpId, 'buffer'),
      Buffer.from([FLAGS.present | flags | (isVerified ? FLAGS.verified : 0)]),
      uint(counter, UINT32_BYTES),
      ...more,
    ]);

  return {
    id,
    create(ceremony: Ceremony) {
      const length = uint(credentialId.length, UINT16_BYTES);
      const credential = [AAGUID, length, credentialId, encodePublicKey(publicKey)];
      const attestation = Buffer.concat([
        head(CBOR.map, 3),
        ...[text('fmt'), text('none')],
        ...[text('attStmt'), head(CBOR.map, 0)],
        ...[text('authData'), bytes(createData(ceremony, FLAGS.credential, credential))],
      ]);
      return {
        ...common,
        response: {
          clientDataJSON: createClientData('webauthn.create', ceremony).toString('base64url'),
          attestationObject: attestation.toString('base64url'),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge. The count rises with each signature, unless one is given. */
    sign(ceremony: Ceremony & { readonly userHandle?: string; readonly count?: number }) {
      counter = ceremony.count ?? counter + 1;
      const clientData = createClientData('webauthn.get', ceremony);
      const data = createData(ceremony, 0, []);
      const signed = Buffer.concat([data, hash('sha256', clientData, 'buffer')]);
      return {
        ...common,
        response: {
          clientDataJSON: clientData.toString('base64url'),
          authenticatorData: data.toString('base64url'),
          signature: sign('sha256', signed, privateKey).toString('base64url'),
          ...(ceremony.userHandle ? { userHandle: ceremony.userHandle } : {}),
        },
      };
    },
  };
}

export type Authenticator = ReturnType<typeof createAuthenticator>;
