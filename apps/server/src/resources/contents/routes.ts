import type { common, content, Handlers } from '@vitrine/contract';
import { DEFAULT_LANGUAGE, findLanguage, type Language, type Localised } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import { BRAND_CONTENT, formatBrandContent } from '../../brand/brand.ts';
import type { LiveCatalogue } from '../../catalogue/live-catalogue.ts';
import type { Database } from '../../database/schema.ts';
import { ApiProblem } from '../../http/api-problem.ts';
import type { HandlerContext, HandlerContexts } from '../../http/handler-context.ts';
import { getArm } from '../../http/visitor-traits.ts';
import { listCodeTargets } from '../../providers/messages/code-targets.ts';
import type { Settings } from '../../settings.ts';
import { describeImage } from '../images/describe-image.ts';
import { findBenefitCodes } from '../memberships/find-benefit-codes.ts';
import { readMerchantFacts } from '../merchants/merchant-facts.ts';
import type { LiveOverrides } from '../shop-messages/live-overrides.ts';
import { MESSAGES_CONTENT } from '../shop-messages/queries.ts';
import { addImagePositions } from './add-image-positions.ts';
import { type ContentAudience, chooseRevision } from './choose-revision.ts';
import { type DroppedEntry, deliverPage, type FindImage } from './deliver-page.ts';
import { expandBlocks } from './expand-blocks.ts';
import { findRunningPrograms } from './find-running-programs.ts';
import { findPreviewedPage, toPreviewAudience } from './preview-page.ts';
import { findPreview, isPreviewId } from './preview-rows.ts';
import { readPreviewToken } from './preview-token.ts';
import {
  findBanners,
  findConfiguration,
  findEntries,
  findFlatContent,
  findRevisions,
} from './queries.ts';
import { describeShop, readCatalogueFacts } from './shop-profile.ts';
import { PUBLIC_ENVIRONMENT, SHOP_APP } from './spaces.ts';

export interface ContentDeps {
  db: Kysely<Database>;
  catalogue: Pick<LiveCatalogue, 'current'>;
  imageSet: FindImage;
  overrides: Pick<LiveOverrides, 'ofScreens'>;
  onDropped: (dropped: DroppedEntry) => void;
  onRepaired: (repaired: DroppedEntry) => void;
  now: () => number;
  settings: {
    brand: Settings['brand'];
    providers: Pick<Settings['providers'], 'sandbox' | 'tokenKeys' | 'sms' | 'mail'>;
  };
}

/**
 * Chooses the environment of a page. Others than the public one are drafts: they need a preview token, unless
 * the shop is a demonstration with sandboxes. A name without a token is answered like a missing environment.
 */
function resolveEnvironment(requested: string, { settings, now }: ContentDeps): string | undefined {
  const { sandbox, tokenKeys } = settings.providers;
  if (requested === PUBLIC_ENVIRONMENT) return requested;
  return readPreviewToken(requested, tokenKeys, now()) ?? (sandbox ? requested : undefined);
}

/** Finds the preview of a draft whose token stands in place of an environment's name. */
const findPreviewOf = (token: string, { db, settings, now }: ContentDeps) =>
  findPreview(db, token, { keys: settings.providers.tokenKeys, now: now() });

/** The configuration of a preview token: of its environment, or the public one for the preview of a draft. */
function resolveConfiguration(requested: string, { settings, now }: ContentDeps): string {
  const named = readPreviewToken(requested, settings.providers.tokenKeys, now()) ?? requested;
  return isPreviewId(named) ? PUBLIC_ENVIRONMENT : named;
}

/** What a shop that never set anything has: the defaults of its storefront. */
const findDefaultConfiguration = (app: string, environment: string) =>
  app === SHOP_APP && environment === PUBLIC_ENVIRONMENT
    ? { app, environment, toggles: {}, configuration: {} }
    : undefined;

/**
 * Of the benefits that a call names, only those of its shopper count. A draft shows what each benefit
 * would see, because its preview token is proof enough.
 */
async function resolveBenefits(
  requested: readonly string[],
  environment: string,
  { db, now }: ContentDeps,
  context: HandlerContext,
): Promise<string[]> {
  if (requested.length === 0 || environment !== PUBLIC_ENVIRONMENT) return [...requested];
  const session = await context.findSession();
  if (!session?.shopperId) return [];
  const own = await findBenefitCodes(db, session.shopperId, now());
  return requested.filter((code) => own.includes(code));
}

type Calls = typeof content & Pick<typeof common, 'getFlatContent'>;

/** A banner without a text in the visitor's language is left out and reported. */
function hasText(
  { id, text }: { id: string; text: unknown },
  language: Language,
  onDropped: ContentDeps['onDropped'],
): boolean {
  const isComplete = typeof (text as Partial<Localised> | null)?.[language] === 'string';
  if (!isComplete)
    onDropped({ page: id, entry: 'banner', reason: `it has no text in ${language}` });
  return isComplete;
}

export const contentHandlers = (deps: ContentDeps): Handlers<Calls, HandlerContexts> => ({
  async searchContents({ query }, context) {
    const preview = await findPreviewOf(query['environment-code'], deps);
    if (preview) {
      if (!query.codes.includes(preview.shown.page)) return {};
      const found = await findPreviewedPage(deps.db, preview, deps.now());
      if (!found) return {};
      const { shown } = preview;
      const at = shown.at === null ? deps.now() : Date.parse(shown.at);
      const audience = toPreviewAudience(shown, shown.language);
      const [page = found] = await expandBlocks([found], audience, at, deps);
      return { [page.code]: deliverPage(page, deps) };
    }
    const environment = resolveEnvironment(query['environment-code'], deps);
    if (environment === undefined) return {};
    const requested = query['target-benefits'] ?? [];
    const { traits } = context;
    const audience: Omit<ContentAudience, 'arm'> = {
      language: findLanguage(query['target-language']) ?? context.language,
      country: query['target-country'] ?? context.country,
      gender: query['target-gender'],
      benefits: await resolveBenefits(requested, environment, deps, context),
      platform: traits.platform,
      visitor: traits.visitor,
    };
    const candidates = await findRevisions(deps.db, {
      space: query['space-code'],
      environment,
      codes: query.codes,
      contentType: query['content-type-code'],
    });
    const revisionIds = query.codes.flatMap((code) => {
      const pageCandidates = candidates.filter((candidate) => candidate.code === code);
      const arm = getArm(traits, code);
      return chooseRevision(pageCandidates, { ...audience, arm }, deps.now())?.id ?? [];
    });
    if (revisionIds.length === 0) return {};
    const stored = await findEntries(deps.db, revisionIds);
    const pages = await expandBlocks(stored, audience, deps.now(), deps);
    return Object.fromEntries(pages.map((page) => [page.code, deliverPage(page, deps)]));
  },

  async getBanners({ query }, { language }) {
    const banners = await findBanners(deps.db, new Date(deps.now()));
    return banners
      .filter(({ position }) => !query.position || position === query.position)
      .filter(({ gender }) => !query.gender || gender === null || gender === query.gender)
      .filter((banner) => hasText(banner, language, deps.onDropped))
      .map(({ id, position, text, link, gender, image_key }) => ({
        ...{ id, position, text: text[language], link, gender },
        ...describeImage(deps.imageSet, image_key),
      }));
  },

  async getFlatContent({ params }, { language }) {
    const { code } = params;
    const overrides = deps.overrides.ofScreens(language);
    if (code === MESSAGES_CONTENT) {
      if (!overrides) throw new ApiProblem('not-found');
      return { code, language, value: overrides.texts };
    }
    const content = await findFlatContent(deps.db, code, [language, DEFAULT_LANGUAGE]);
    if (code !== BRAND_CONTENT) {
      if (!content) throw new ApiProblem('not-found');
      return { ...content, value: addImagePositions(content.value, deps.imageSet) };
    }
    // A shop without content has its name nevertheless.
    const value = {
      ...addImagePositions(content?.value ?? {}, deps.imageSet),
      ...formatBrandContent(deps.settings.brand, language),
      ...(overrides && { messagesVersion: overrides.version }),
    };
    return { code, language: content?.language ?? language, value };
  },

  async getContentPreview({ params }) {
    const preview = await findPreviewOf(params.token, deps);
    if (!preview) throw new ApiProblem('not-found');
    return preview.shown;
  },

  async getAppConfiguration({ params }) {
    const environment = resolveConfiguration(params.env, deps);
    const content =
      (await findConfiguration(deps.db, params.app, environment)) ??
      findDefaultConfiguration(params.app, environment);
    if (!content) throw new ApiProblem('not-found');
    const profile = describeShop(
      await readMerchantFacts(deps.db),
      readCatalogueFacts(deps.catalogue.current().index),
      content.configuration,
      {
        programs: await findRunningPrograms(deps.db, new Date(deps.now())),
        codeTargets: listCodeTargets(deps.settings.providers),
      },
    );
    return { ...content, profile };
  },
});
