const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
/** Under this client somebody is a guest: their token opens no shopper's session. */
const GUEST_CLIENT = 'guest-client';

/** Mini-programs have no `atob`; names in a token are plain ASCII, the rest does not matter here. */
function decoded(text: string): string {
  let bits = 0;
  let held = 0;
  let out = '';
  for (const sign of text.replace(/\+/g, '-').replace(/\//g, '_').replace(/=+$/, '')) {
    held = ((held << 6) | ALPHABET.indexOf(sign)) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    out += String.fromCharCode((held >> bits) & 0xff);
  }
  return out;
}

/** What the middle part of a token claims. Nothing is believed of it but that it is a guest's. */
function claims(token: string): unknown {
  try {
    return JSON.parse(decoded(token.split('.')[1] ?? ''));
  } catch {
    return undefined;
  }
}

/** Whether a token says itself that nobody is logged in: there is nothing to exchange then. */
export const isGuestToken = (token: string): boolean =>
  (claims(token) as { client_id?: unknown } | null | undefined)?.client_id === GUEST_CLIENT;
