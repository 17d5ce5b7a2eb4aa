import type { Profile } from '@vitrine/contract';
import { isPersonName, padTwoDigits } from '@vitrine/kit';
import { isEmail } from '../../../shared/security-code/rules.ts';

/** The values of the form; an empty field is an empty string. */
export interface ProfileDraft {
  name: string;
  email: string;
  gender: string;
  year: string;
  month: string;
  day: string;
}

export type ProfileField = 'name' | 'email' | 'birthday';

export const toDraft = ({ name, email, gender, birthday }: Profile): ProfileDraft => {
  const [year = '', month = '', day = ''] = (birthday ?? '').split('-');
  return { name: name ?? '', email: email ?? '', gender: gender ?? '', year, month, day };
};

export const hasChanges = (draft: ProfileDraft, profile: Profile): boolean => {
  const before = toDraft(profile);
  return (Object.keys(before) as (keyof ProfileDraft)[]).some(
    (field) => draft[field].trim() !== before[field],
  );
};

const countDays = (year: number, month: number): number => new Date(year, month, 0).getDate();

/** A birthday is complete or empty, and a real date. */
export function isBirthday({ year, month, day }: ProfileDraft): boolean {
  const filled = [year, month, day].filter(Boolean).length;
  if (filled === 0) return true;
  return filled === 3 && Number(day) <= countDays(Number(year), Number(month));
}

/** The fields that the server would not accept. */
export function findInvalidFields(draft: ProfileDraft): ReadonlySet<ProfileField> {
  const invalid = new Set<ProfileField>();
  const name = draft.name.trim();
  const email = draft.email.trim();
  if (name && !isPersonName(name)) invalid.add('name');
  if (email && !isEmail(email)) invalid.add('email');
  if (!isBirthday(draft)) invalid.add('birthday');
  return invalid;
}

/** The request body: every field of the form, with null for a cleared one. */
export const toProfileUpdate = ({ name, email, gender, year, month, day }: ProfileDraft) => ({
  name: name.trim() || null,
  email: email.trim() || null,
  gender: (gender || null) as Profile['gender'],
  birthday: year ? `${year}-${month}-${day}` : null,
});

/** The oldest age that the list of years offers. */
const MAX_AGE = 110;

const range = (length: number, from: number): number[] =>
  Array.from({ length }, (_, index) => from + index);

export const listYears = (year: number): string[] =>
  range(MAX_AGE, year - MAX_AGE + 1)
    .reverse()
    .map(String);
export const MONTHS: readonly string[] = range(12, 1).map(padTwoDigits);
export const DAYS: readonly string[] = range(31, 1).map(padTwoDigits);

/** The minimum of the server. */
export const MIN_PASSWORD_LENGTH = 8;

export type PasswordField = 'current' | 'next' | 'again';

export function findInvalidPassword(
  { current, next, again }: Record<PasswordField, string>,
  hasPassword: boolean,
): PasswordField | undefined {
  if (hasPassword && !current) return 'current';
  if (next.length < MIN_PASSWORD_LENGTH) return 'next';
  return again === next ? undefined : 'again';
}
