import type { Profile } from '@vitrine/contract';
import { isPersonName } from '@vitrine/kit';

/** What is written in the form; nothing is the empty text. */
export interface ProfileDraft {
  name: string;
  email: string;
  gender: string;
  year: string;
  month: string;
  day: string;
}

export type ProfileField = 'name' | 'email' | 'birthday';

export const draftOf = ({ name, email, gender, birthday }: Profile): ProfileDraft => {
  const [year = '', month = '', day = ''] = (birthday ?? '').split('-');
  return { name: name ?? '', email: email ?? '', gender: gender ?? '', year, month, day };
};

export const isChanged = (draft: ProfileDraft, profile: Profile): boolean => {
  const before = draftOf(profile);
  return (Object.keys(before) as (keyof ProfileDraft)[]).some(
    (field) => draft[field].trim() !== before[field],
  );
};

const daysIn = (year: number, month: number): number => new Date(year, month, 0).getDate();

/** All of it or none, and a day that the calendar has. */
export function isBirthday({ year, month, day }: ProfileDraft): boolean {
  const said = [year, month, day].filter(Boolean).length;
  if (said === 0) return true;
  return said === 3 && Number(day) <= daysIn(Number(year), Number(month));
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** What the shop would refuse, told before it is asked. */
export function faultyFields(draft: ProfileDraft): ReadonlySet<ProfileField> {
  const faults = new Set<ProfileField>();
  const name = draft.name.trim();
  const email = draft.email.trim();
  if (name && !isPersonName(name)) faults.add('name');
  if (email && !EMAIL.test(email)) faults.add('email');
  if (!isBirthday(draft)) faults.add('birthday');
  return faults;
}

/** What is sent: everything that the form shows, and null for what was cleared. */
export const changeOf = ({ name, email, gender, year, month, day }: ProfileDraft) => ({
  name: name.trim() || null,
  email: email.trim() || null,
  gender: (gender || null) as Profile['gender'],
  birthday: year ? `${year}-${month}-${day}` : null,
});

/** Nobody who shops is older. */
const OLDEST = 110;

const padded = (value: number): string => String(value).padStart(2, '0');
const count = (length: number, from: number): number[] =>
  Array.from({ length }, (_, index) => from + index);

export const yearsUntil = (year: number): string[] =>
  count(OLDEST, year - OLDEST + 1)
    .reverse()
    .map(String);
export const MONTHS: readonly string[] = count(12, 1).map(padded);
export const DAYS: readonly string[] = count(31, 1).map(padded);

/** As long as the shop asks for. */
export const SHORTEST_PASSWORD = 8;

export type PasswordFault = 'current' | 'next' | 'again';

export function passwordFault(
  { current, next, again }: Record<PasswordFault, string>,
  hasPassword: boolean,
): PasswordFault | undefined {
  if (hasPassword && !current) return 'current';
  if (next.length < SHORTEST_PASSWORD) return 'next';
  return again === next ? undefined : 'again';
}
