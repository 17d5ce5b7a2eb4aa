import type { Arm, VisitorKind } from '@vitrine/kit';
import { PLATFORM_NAMES, type PlatformName } from '@vitrine/platform/platform-names';

/** What a test of a page shows to a visitor. */
interface TestedArm {
  readonly testId: string;
  readonly page: string;
  readonly arm: Arm;
}

/**
 * What the pages of a request depend on besides its address and locale: only what something was published for.
 * Caches distinguish visitors by its text and by nothing else, so that a page without variants stays one page.
 */
export interface VisitorTraits {
  readonly platform: PlatformName | undefined;
  readonly visitor: VisitorKind | undefined;
  readonly arms: readonly TestedArm[];
  /** Empty: the request gets what everybody gets. */
  readonly text: string;
}

/** The renderer tells the API of its own process for which visitors a page is. */
export const TRAITS_HEADER = 'visitor-traits';

const formatTraits = ({ platform, visitor, arms }: Omit<VisitorTraits, 'text'>): string =>
  [
    platform && `platform=${platform}`,
    visitor && `visitor=${visitor}`,
    ...arms.map(({ testId, page, arm }) => `test=${testId}.${page}.${arm}`),
  ]
    .filter(Boolean)
    .join(' ');

export const createTraits = (traits: Omit<VisitorTraits, 'text'>): VisitorTraits => ({
  ...traits,
  text: formatTraits(traits),
});

export const NO_TRAITS: VisitorTraits = createTraits({
  platform: undefined,
  visitor: undefined,
  arms: [],
});

/** Reads the text of traits. What it does not know is left out. */
export function parseTraits(text: string): VisitorTraits {
  const parts = text.split(' ').map((part) => part.split('='));
  const readValue = (name: string) => parts.find(([key]) => key === name)?.[1];
  const visitor = readValue('visitor');
  return createTraits({
    platform: PLATFORM_NAMES.find((name) => name === readValue('platform')),
    visitor: visitor === 'new' || visitor === 'returning' ? visitor : undefined,
    arms: parts.flatMap(([key, value = '']) => {
      const [testId, page, arm] = value.split('.');
      const isTest = key === 'test' && testId && page && (arm === 'a' || arm === 'b');
      return isTest ? [{ testId, page, arm }] : [];
    }),
  });
}

/** The arm of the visitor in the test of a page, if there is one. */
export const getArm = ({ arms }: VisitorTraits, page: string): Arm | undefined =>
  arms.find((one) => one.page === page)?.arm;
