import { fullMobile } from '@vitrine/kit';

export const CODE_LENGTH = 6;

export type Way = 'code' | 'password';

export const wayOf = (query: Readonly<Record<string, string>>): Way =>
  query.by === 'password' ? 'password' : 'code';

/** Only a place of this shop: an address that leaves it would send shoppers to whoever wrote it. */
export const returnTo = (from: string | undefined): string =>
  from && /^\/(?![/\\])[^\\]*$/.test(from) && !/^\/(?:en\/)?user\/login\b/.test(from) ? from : '';

export const isMobile = (text: string): boolean => fullMobile(text) !== undefined;
export const isCode = (text: string): boolean => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(text);

/** As many digits as a code has, whatever was pasted around them. */
export const codeOf = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);
