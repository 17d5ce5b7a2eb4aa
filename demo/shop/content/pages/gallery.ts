import { localised } from '@vitrine/kit';
import { type Label, sampleOf, schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import { productImage } from '../images.ts';
import { chinaMidnight } from './dates.ts';
import { extraSamples } from './gallery-samples.ts';
import { entry, type PageContext, type PageEntry, type PagePlan } from './page-plan.ts';
import { showcase } from './showcase.ts';

/**
 * The environment of the gallery pages, which designers and visual tests use and shoppers never
 * see.
 */
export const GALLERY = 'gallery';

const BAG = 'women-top-handle-bag-classic-croc-bottle';
const SHARE = {
  text: localised('一种模块，每种摆法。', 'One kind of module, in each of its ways.'),
  picture: () => productImage(BAG, 1, ''),
};

type Meta = Readonly<Record<string, unknown>> & { label?: Label };

const readSchemaMeta = (code: string): Meta =>
  ((schemas[code as keyof typeof schemas] as z.ZodType).meta() ?? {}) as Meta;

/** The module types that render something. */
const codes = Object.keys(schemas).filter((code) => code !== 'shareInfo');

export const galleryPageCode = (code: string): string => `${GALLERY}-${code.toLowerCase()}`;

/** A sample ends years ahead; a near end time makes its countdown run. */
const withNearEndTime = (fields: PageEntry['fields'], now: number): PageEntry['fields'] =>
  'endTime' in fields ? { ...fields, endTime: chinaMidnight(now, 3) } : fields;

/** The extra samples of a type, its entries in the showcase, and then the sample of its schema. */
function buildVariants(code: string, context: PageContext): PageEntry[] {
  const { zh, en } = sampleOf(readSchemaMeta(code));
  const showcaseEntries = showcase.body(context).filter((pageEntry) => pageEntry.code === code);
  const placedEntries = [...(extraSamples[code]?.(context) ?? []), ...showcaseEntries];
  const sample = { id: 'sample', code, fields: withNearEndTime(context.t(zh, en), context.now) };
  const hasSample = placedEntries.some(({ id }) => id === `sample-${code}`);
  return hasSample || Object.keys(zh).length === 0 ? placedEntries : [...placedEntries, sample];
}

const entryName = ({ fields }: PageEntry, { t }: PageContext): string =>
  String(fields.moduleName || t('样例', 'Sample'));

const buildGalleryPage = (code: string): PagePlan => {
  const { zh, en } = readSchemaMeta(code).label ?? { zh: code, en: code };
  return {
    code: galleryPageCode(code),
    title: localised(zh, en),
    share: SHARE,
    body: (context) => [
      entry('text', 'heading', { style: 'display', title: context.t(zh, en) }),
      ...buildVariants(code, context).flatMap((variant) => [
        entry('contentTitle', `of-${variant.id}`, {
          kicker: code,
          title: entryName(variant, context),
        }),
        variant,
        entry('spacer_s', `after-${variant.id}`, { size: 40 }),
      ]),
    ],
  };
};

const index: PagePlan = {
  code: GALLERY,
  title: localised('模块陈列', 'Module gallery'),
  share: SHARE,
  body: ({ t }) => [
    entry('text', 'heading', {
      style: 'display',
      kicker: 'Module by module',
      title: t('模块陈列', 'Module gallery'),
      content: t('<p>每种模块，每种摆法</p>', '<p>Every kind of module, in each of its ways</p>'),
    }),
    ...codes.map((code) => {
      const { zh, en } = readSchemaMeta(code).label ?? { zh: code, en: code };
      return entry('textWithLink', code, {
        style: 'row',
        spacing: 'none',
        text: t(zh, en),
        linkText: code,
        commonLink: { web: `/content/${galleryPageCode(code)}?env=${GALLERY}` },
      });
    }),
    entry('spacer_s', 'foot', { size: 96 }),
  ],
};

/** A page for each module type, and an index of them. */
export const galleryPlans: readonly PagePlan[] = [index, ...codes.map(buildGalleryPage)];
