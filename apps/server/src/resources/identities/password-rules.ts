import { dictionary } from '@zxcvbn-ts/language-common';

/** Passwords that attackers try first. The list is used on the server only, because it is large. */
const COMMON: ReadonlySet<string> = new Set(dictionary['passwords-common']);
/** Shorter parts occur by chance. */
const MIN_NAME_LENGTH = 6;

const normalize = (text: string) => text.normalize('NFKC').toLowerCase().trim();

const isRepeated = (text: string) => new Set(text).size <= 2;

/** Whether a password is one that others would try: a common one, or the shopper's own number or e-mail. */
export function isGuessable(password: string, ownNames: readonly (string | null | undefined)[]) {
  const text = normalize(password);
  const names = ownNames
    .flatMap((name) => (name ? [name, name.replace(/^86/, ''), name.split('@')[0] ?? ''] : []))
    .map(normalize)
    .filter((name) => name.length >= MIN_NAME_LENGTH);
  return COMMON.has(text) || isRepeated(text) || names.some((name) => text.includes(name));
}
