import { DEFAULT_LANGUAGE, type Language } from '@vitrine/kit';

/** The audience and publication window of a page revision. A null target matches every visitor. */
export interface RevisionCandidate {
  id: string;
  language: string;
  country: string | null;
  gender: string | null;
  benefit: string | null;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date | null;
}

export interface ContentAudience {
  language: Language;
  country: string;
  gender: string | undefined;
  benefits: readonly string[];
}

/** More specific targets weigh more. */
const WEIGHTS = { benefit: 4, gender: 2, country: 1 } as const;

const isOpen = ({ startsAt, endsAt, publishedAt }: RevisionCandidate, now: number) =>
  publishedAt !== null &&
  publishedAt.getTime() <= now &&
  (startsAt === null || startsAt.getTime() <= now) &&
  (endsAt === null || now < endsAt.getTime());

const matchesAudience = (candidate: RevisionCandidate, audience: ContentAudience) =>
  (candidate.language === audience.language || candidate.language === DEFAULT_LANGUAGE) &&
  (candidate.country === null || candidate.country === audience.country) &&
  (candidate.gender === null || candidate.gender === audience.gender) &&
  (candidate.benefit === null || audience.benefits.includes(candidate.benefit));

function specificity({ benefit, gender, country }: RevisionCandidate): number {
  return (
    (benefit === null ? 0 : WEIGHTS.benefit) +
    (gender === null ? 0 : WEIGHTS.gender) +
    (country === null ? 0 : WEIGHTS.country)
  );
}

/** A scheduled revision counts as new when its window opens, so that it wins over what was published before. */
const getShownSince = ({ startsAt, publishedAt }: RevisionCandidate): number =>
  Math.max(startsAt?.getTime() ?? 0, publishedAt?.getTime() ?? 0);

/** Sorts the best first: the visitor's language, then the most specific target, then the newest. */
function compare(
  left: RevisionCandidate,
  right: RevisionCandidate,
  { language }: ContentAudience,
): number {
  return (
    Number(right.language === language) - Number(left.language === language) ||
    specificity(right) - specificity(left) ||
    getShownSince(right) - getShownSince(left) ||
    Number(right.id) - Number(left.id)
  );
}

/** Chooses the revision of a page that this visitor sees now, if there is one. */
export function chooseRevision<C extends RevisionCandidate>(
  candidates: readonly C[],
  audience: ContentAudience,
  now: number,
): C | undefined {
  return candidates
    .filter((candidate) => isOpen(candidate, now) && matchesAudience(candidate, audience))
    .sort((left, right) => compare(left, right, audience))[0];
}
