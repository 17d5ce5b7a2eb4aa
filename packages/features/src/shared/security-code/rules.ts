import { toFullMobile } from '@vitrine/kit';

export const CODE_LENGTH = 6;

export const isCode = (text: string): boolean => new RegExp(`^\\d{${CODE_LENGTH}}$`).test(text);

/** Extracts the digits of a code from a pasted text. */
export const extractCode = (text: string): string => text.replace(/\D/g, '').slice(0, CODE_LENGTH);

export const isMobile = (text: string): boolean => toFullMobile(text) !== undefined;

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const isEmail = (text: string): boolean => EMAIL.test(text.trim());
