import type { Fapiao, FapiaoInput, FapiaoTitleKind, OrderFapiao } from '@vitrine/contract';
import { isTaxNumber, normaliseTaxNumber } from '@vitrine/kit';

export interface FapiaoDraft {
  readonly titleKind: FapiaoTitleKind;
  readonly title: string;
  readonly taxNumber: string;
  readonly email: string;
}

export type FapiaoProblem = 'title' | 'taxNumber' | 'email';

const MIN_TITLE = 2;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

/** A draft for another fapiao: as the last one was, or to the verified e-mail address. */
export function createDraft({ email, merchantOrders }: OrderFapiao): FapiaoDraft {
  const last = merchantOrders.find(({ fapiao }) => fapiao)?.fapiao;
  return last
    ? toDraft(last)
    : { titleKind: 'personal', title: '', taxNumber: '', email: email ?? '' };
}

export const toDraft = ({ titleKind, title, taxNumber, email }: Fapiao): FapiaoDraft => ({
  titleKind,
  title,
  taxNumber: taxNumber ?? '',
  email,
});

/** The first field that is missing or wrong. The server checks the e-mail address strictly. */
export function findProblem(draft: FapiaoDraft): FapiaoProblem | undefined {
  if (draft.title.trim().length < MIN_TITLE) return 'title';
  const isCompany = draft.titleKind === 'company';
  if (isCompany && !isTaxNumber(normaliseTaxNumber(draft.taxNumber))) return 'taxNumber';
  return EMAIL.test(draft.email.trim()) ? undefined : 'email';
}

export function toInput(draft: FapiaoDraft): FapiaoInput {
  const title = draft.title.trim();
  const email = draft.email.trim();
  return draft.titleKind === 'company'
    ? { titleKind: 'company', title, taxNumber: normaliseTaxNumber(draft.taxNumber), email }
    : { titleKind: 'personal', title, email };
}

/** The tone of a state: refused needs the shopper, issued is what they wanted. */
export const getFapiaoTone = (status: Fapiao['status']) => {
  if (status === 'refused') return 'bad';
  if (status === 'issued') return 'good';
  return status === 'requested' ? 'plain' : 'quiet';
};
