import type { Gender } from '@vitrine/contract';
import { type Arm, DEFAULT_LANGUAGE, type Language, type VisitorKind } from '@vitrine/kit';
import type { PlatformName } from '@vitrine/platform/platform-names';

/** Whom something is for. A null target matches every visitor. */
export interface RevisionTarget {
  country: string | null;
  gender: Gender | null;
  benefit: string | null;
  platform: PlatformName | null;
  visitor: VisitorKind | null;
  /** B is only for visitors to whom a running test shows it. */
  arm: 'b' | null;
}

export const pickTarget = ({
  country,
  gender,
  benefit,
  platform,
  visitor,
  arm,
}: RevisionTarget): RevisionTarget => ({ country, gender, benefit, platform, visitor, arm });

/** What everybody sees unless something more specific is for them. */
export const EVERYBODY: RevisionTarget = {
  country: null,
  gender: null,
  benefit: null,
  platform: null,
  visitor: null,
  arm: null,
};

/** The audience and publication window of a page revision. */
export interface RevisionCandidate extends RevisionTarget {
  id: string;
  language: string;
  startsAt: Date | null;
  endsAt: Date | null;
  publishedAt: Date | null;
}

export interface ContentAudience {
  language: Language;
  country: string;
  gender: string | undefined;
  benefits: readonly string[];
  /** Undefined: unknown, so that only what is for every platform matches. */
  platform: PlatformName | undefined;
  visitor: VisitorKind | undefined;
  /** What a running test of the page shows. */
  arm: Arm | undefined;
}

/** More specific targets weigh more, and each weighs more than all that follow it together. */
const WEIGHTS = { arm: 32, benefit: 16, visitor: 8, platform: 4, gender: 2, country: 1 } as const;
const TARGETS = Object.keys(WEIGHTS) as (keyof typeof WEIGHTS)[];

const isOpen = ({ startsAt, endsAt, publishedAt }: RevisionCandidate, now: number) =>
  publishedAt !== null &&
  publishedAt.getTime() <= now &&
  (startsAt === null || startsAt.getTime() <= now) &&
  (endsAt === null || now < endsAt.getTime());

const matchesAudience = (candidate: RevisionCandidate, audience: ContentAudience) =>
  (candidate.language === audience.language || candidate.language === DEFAULT_LANGUAGE) &&
  (candidate.country === null || candidate.country === audience.country) &&
  (candidate.gender === null || candidate.gender === audience.gender) &&
  (candidate.benefit === null || audience.benefits.includes(candidate.benefit)) &&
  (candidate.platform === null || candidate.platform === audience.platform) &&
  (candidate.visitor === null || candidate.visitor === audience.visitor) &&
  (candidate.arm === null || candidate.arm === audience.arm);

const specificity = (candidate: RevisionCandidate): number =>
  TARGETS.reduce((sum, target) => sum + (candidate[target] === null ? 0 : WEIGHTS[target]), 0);

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
