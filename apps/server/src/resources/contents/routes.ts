import type { common, content, Handlers } from '@vitrine/contract';
import { DEFAULT_LANGUAGE, namedLanguage } from '@vitrine/kit';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { ApiError } from '../../http/api-error.ts';
import type { CallContexts } from '../../http/context.ts';
import { chooseRevision, type Visitor } from './choose-revision.ts';
import { type Dropped, deliverPage, type FindImage } from './deliver-page.ts';
import {
  findBanners,
  findConfiguration,
  findEntries,
  findFlatContent,
  findRevisions,
} from './queries.ts';

export interface ContentDeps {
  db: Kysely<Database>;
  imageSet: FindImage;
  onDropped: (dropped: Dropped) => void;
  now: () => number;
}

type Calls = typeof content & Pick<typeof common, 'getFlatContent'>;

export const contentHandlers = (deps: ContentDeps): Handlers<Calls, CallContexts> => ({
  async searchContents({ query }, context) {
    const visitor: Visitor = {
      language: namedLanguage(query['target-language']) ?? context.language,
      country: query['target-country'] ?? context.country,
      gender: query['target-gender'],
      benefits: query['target-benefits'] ?? [],
    };
    const candidates = await findRevisions(deps.db, {
      space: query['space-code'],
      environment: query['environment-code'],
      codes: query.codes,
      contentType: query['content-type-code'],
    });
    const chosen = query.codes.flatMap((code) => {
      const ofPage = candidates.filter((candidate) => candidate.code === code);
      return chooseRevision(ofPage, visitor, deps.now())?.id ?? [];
    });
    if (chosen.length === 0) return {};
    const pages = await findEntries(deps.db, chosen);
    return Object.fromEntries(pages.map((page) => [page.code, deliverPage(page, deps)]));
  },

  async getBanners({ query }, { language }) {
    const banners = await findBanners(deps.db, new Date(deps.now()));
    return banners
      .filter(({ position }) => !query.position || position === query.position)
      .filter(({ gender }) => !query.gender || gender === null || gender === query.gender)
      .map(({ id, position, text, link, image_key }) => {
        const image = image_key === null ? undefined : deps.imageSet(image_key)?.images.at(-1);
        return { id, position, text: text[language], link, image: image?.url ?? null };
      });
  },

  async getFlatContent({ params }, { language }) {
    const found = await findFlatContent(deps.db, params.code, [language, DEFAULT_LANGUAGE]);
    if (!found) throw new ApiError('not-found');
    return found;
  },

  async getAppConfiguration({ params }) {
    const found = await findConfiguration(deps.db, params.app, params.env);
    if (!found) throw new ApiError('not-found');
    return found;
  },
});
