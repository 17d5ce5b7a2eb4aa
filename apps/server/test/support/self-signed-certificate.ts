import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

const SEQUENCE = 0x30;
const SET = 0x31;
const INTEGER = 0x02;
const BIT_STRING = 0x03;
const UTF8 = 0x0c;
const UTC_TIME = 0x17;
const VERSION = 0xa0;
const SHA256_WITH_RSA = Buffer.from('300d06092a864886f70d01010b0500', 'hex');
const COMMON_NAME = Buffer.from('0603550403', 'hex');

const lengthOf = (bytes: number) => {
  if (bytes < 0x80) return Buffer.from([bytes]);
  const hex = bytes.toString(16);
  const long = Buffer.from(hex.length % 2 ? `0${hex}` : hex, 'hex');
  return Buffer.concat([Buffer.from([0x80 + long.length]), long]);
};

const der = (tag: number, ...parts: Buffer[]) => {
  const inner = Buffer.concat(parts);
  return Buffer.concat([Buffer.from([tag]), lengthOf(inner.length), inner]);
};

const nameOf = (name: string) =>
  der(SEQUENCE, der(SET, der(SEQUENCE, COMMON_NAME, der(UTF8, Buffer.from(name)))));

/** Encodes a time as YYMMDDHHMMSSZ. */
const timeOf = (ms: number) =>
  der(
    UTC_TIME,
    Buffer.from(`${new Date(ms).toISOString().slice(2, 19).replaceAll(/[-:T]/g, '')}Z`),
  );

interface Issued {
  /** Hexadecimal; the first bit must be zero. */
  readonly serial: string;
  readonly from: number;
  readonly to: number;
}

/** Creates a self-signed certificate as PEM, with its private key. */
export function createSelfSignedCertificate({ serial, from, to }: Issued): {
  pem: string;
  privateKey: KeyObject;
} {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const name = nameOf('Test');
  const content = der(
    SEQUENCE,
    der(VERSION, der(INTEGER, Buffer.from([2]))),
    der(INTEGER, Buffer.from(serial, 'hex')),
    SHA256_WITH_RSA,
    name,
    der(SEQUENCE, timeOf(from), timeOf(to)),
    name,
    publicKey.export({ type: 'spki', format: 'der' }),
  );
  const signature = Buffer.concat([Buffer.alloc(1), sign('sha256', content, privateKey)]);
  const whole = der(SEQUENCE, content, SHA256_WITH_RSA, der(BIT_STRING, signature));
  const lines = whole.toString('base64').match(/.{1,64}/g) ?? [];
  const pem = ['-----BEGIN CERTIFICATE-----', ...lines, '-----END CERTIFICATE-----', ''].join('\n');
  return { pem, privateKey };
}
