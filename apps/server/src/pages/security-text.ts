/** RFC 9116 recommends less than a year; a running shop renews it with every request. */
const VALID_MS = 180 * 86_400_000;

/** The text that tells researchers where to report a weakness (RFC 9116). */
export const formatSecurityText = (contact: string, origin: string, now: number): string =>
  [
    `Contact: ${contact}`,
    `Expires: ${new Date(now + VALID_MS).toISOString()}`,
    'Preferred-Languages: zh, en',
    `Canonical: ${origin}/.well-known/security.txt`,
    '',
  ].join('\n');
