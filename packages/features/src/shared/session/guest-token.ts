const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** The client id of a guest's token, which opens no shopper's session. */
const GUEST_CLIENT = 'guest-client';

/** Decodes base64url: mini-programs have no `atob`. Only ASCII matters here, so bytes become characters. */
function decodeBase64Url(text: string): string {
  let bitCount = 0;
  let bits = 0;
  let out = '';
  for (const char of text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')) {
    bits = ((bits << 6) | ALPHABET.indexOf(char)) & 0xffff;
    bitCount += 6;
    if (bitCount < 8) continue;
    bitCount -= 8;
    out += String.fromCharCode((bits >> bitCount) & 0xff);
  }
  return out;
}

/** The claims of a token. They are not verified, so they only decide whether an exchange is needed. */
function readClaims(token: string): unknown {
  try {
    return JSON.parse(decodeBase64Url(token.split('.')[1] ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether a token belongs to a guest, so that it need not be exchanged for a session. */
export const isGuestToken = (token: string): boolean =>
  (readClaims(token) as { client_id?: unknown } | null | undefined)?.client_id === GUEST_CLIENT;
