import type { Gender } from '@vitrine/contract';
import { type Arm, createArmAssignment, getVisitorKind, type Language } from '@vitrine/kit';
import type { RouteName } from '@vitrine/platform/routes';
import type { PageVisitor } from '../../http/visitor.ts';
import { createTraits, NO_TRAITS, type VisitorTraits } from '../../http/visitor-traits.ts';
import { includesLanguage, type RunningTest } from '../contents/running-tests.ts';

/** What varies, and which pages are homes, as the database has it. */
export interface VariedPagesData {
  readonly byPlatform: readonly string[];
  readonly byVisitor: readonly string[];
  readonly tests: readonly Pick<RunningTest, 'id' | 'page' | 'language' | 'shareOfB' | 'goal'>[];
  readonly homes: Readonly<Record<Gender, string>>;
  /** The one that the settings of the shop name. */
  readonly defaultGender: Gender | undefined;
}

/** The screen of a request, as the table of routes knows it. */
interface OpenedScreen {
  readonly route: RouteName;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string | undefined>>;
}

/** Which pages differ between visitors, and by what. */
export interface VariedPages {
  /** Whether the visitors of some page differ at all. */
  readonly hasAny: boolean;
  /** What running tests want shoppers to do. */
  readonly goals: ReadonlySet<RunningTest['goal']>;
  /** What the visitor sees differently on these pages. */
  findTraits(codes: readonly string[], visitor: LocalVisitor): VisitorTraits;
  /** The content pages that a screen shows. */
  listCodes(screen: OpenedScreen): string[];
}

/** A visitor who reads a language at a time. */
export type LocalVisitor = Pick<PageVisitor, 'platform' | 'bucket'> & {
  readonly language: Language;
  readonly now: number;
};

/** Before the database was read. */
export const NOTHING_VARIED: VariedPagesData = {
  byPlatform: [],
  byVisitor: [],
  tests: [],
  homes: { women: 'home-women', men: 'home-men', kids: 'home-kids' },
  defaultGender: undefined,
};

const GENDERS: readonly Gender[] = ['women', 'men', 'kids'];

/** `findFirstGender` finds the first gender with products, which has the home page where nothing is set. */
export function createVariedPages(
  data: VariedPagesData,
  findFirstGender: () => Gender | undefined = () => undefined,
): VariedPages {
  const byPlatform = new Set(data.byPlatform);
  const byVisitor = new Set(data.byVisitor);
  const tests = data.tests.map((test) => ({
    ...test,
    assign: createArmAssignment(test.id, test.shareOfB),
  }));

  return {
    goals: new Set(tests.map(({ goal }) => goal)),
    hasAny: byPlatform.size + byVisitor.size + tests.length > 0,
    findTraits(codes, { platform, bucket, language, now }) {
      const assign = (test: (typeof tests)[number]): Arm =>
        bucket ? test.assign(bucket.bucket) : 'a';
      const running = tests.filter(
        (test) => codes.includes(test.page) && includesLanguage(test, language),
      );
      const varies = (pages: ReadonlySet<string>) => codes.some((code) => pages.has(code));
      if (running.length === 0 && !varies(byPlatform) && !varies(byVisitor)) return NO_TRAITS;
      return createTraits({
        platform: varies(byPlatform) ? platform : undefined,
        visitor: varies(byVisitor) ? getVisitorKind(bucket, now) : undefined,
        arms: running.map((test) => ({ testId: test.id, page: test.page, arm: assign(test) })),
      });
    },
    listCodes({ route, params, query }) {
      if (route === 'content') return params.id ? [params.id] : [];
      if (route !== 'home') return [];
      const named = params.gender ?? query.gender;
      const shown = GENDERS.find((one) => one === named) ?? data.defaultGender;
      return [data.homes[shown ?? findFirstGender() ?? 'women']];
    },
  };
}
