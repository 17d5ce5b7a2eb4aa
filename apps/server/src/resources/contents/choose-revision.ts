import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';

/** Who a revision of a page is for, and when. A null target means: for everybody. */
export interface Candidate {
  id: string;
  language: string;
  country: string | null;
  gender: string | null;
  benefit: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date | null;
}

export interface Visitor {
  language: Language;
  country: string;
  gender: string | undefined;
  benefits: readonly string[];
}

/** What tells shoppers apart most closely counts most. */
const WEIGHTS = { benefit: 4, gender: 2, country: 1 } as const;

const isOpen = ({ startsAt, endsAt, publishedAt }: Candidate, now: number) =>
  publishedAt !== null &&
  publishedAt.getTime() <= now &&
  (startsAt === null || startsAt.getTime() <= now) &&
  (endsAt === null || now < endsAt.getTime());

const isFor = (candidate: Candidate, visitor: Visitor) =>
  (candidate.language === visitor.language || candidate.language === DEFAULT_LANGUAGE) &&
  (candidate.country === null || candidate.country === visitor.country) &&
  (candidate.gender === null || candidate.gender === visitor.gender) &&
  (candidate.benefit === null || visitor.benefits.includes(candidate.benefit));

function specificity({ benefit, gender, country }: Candidate): number {
  return (
    (benefit === null ? 0 : WEIGHTS.benefit) +
    (gender === null ? 0 : WEIGHTS.gender) +
    (country === null ? 0 : WEIGHTS.country)
  );
}

/** Best first: the visitor's own language, then the closest target, then the newest. */
function compare(left: Candidate, right: Candidate, { language }: Visitor): number {
  return (
    Number(right.language === language) - Number(left.language === language) ||
    specificity(right) - specificity(left) ||
    (right.publishedAt?.getTime() ?? 0) - (left.publishedAt?.getTime() ?? 0) ||
    Number(right.id) - Number(left.id)
  );
}

/** The revision of a page that this visitor sees now, if there is one. */
export function chooseRevision<C extends Candidate>(
  candidates: readonly C[],
  visitor: Visitor,
  now: number,
): C | undefined {
  return candidates
    .filter((candidate) => isOpen(candidate, now) && isFor(candidate, visitor))
    .sort((left, right) => compare(left, right, visitor))[0];
}
