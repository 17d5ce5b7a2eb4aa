import { type Label, sampleOf, schemas } from '@vitrine/modules/schemas';
import type { z } from 'zod';
import { both } from '../../both.ts';
import { pieceView } from '../pictures.ts';
import { chinaMidnight } from './days.ts';
import { apart } from './gallery-apart.ts';
import { type Entry, entry, type PagePlan, type Writing } from './plan.ts';
import { showcase } from './showcase.ts';

/** Beside the pages that shoppers see: designers and visual tests look here. */
export const GALLERY = 'gallery';

const BAG = 'women-top-handle-bag-classic-croc-bottle';
const SHARE = {
  text: both('一种模块，每种摆法。', 'One kind of module, in each of its ways.'),
  picture: () => pieceView(BAG, 1, ''),
};

type Meta = Readonly<Record<string, unknown>> & { label?: Label };

const metaOf = (code: string): Meta =>
  ((schemas[code as keyof typeof schemas] as z.ZodType).meta() ?? {}) as Meta;

/** The types that show something. */
const codes = Object.keys(schemas).filter((code) => code !== 'shareInfo');

export const galleryCode = (code: string): string => `${GALLERY}-${code.toLowerCase()}`;

/** A sample ends years ahead; its clock shall say something. */
const endingSoon = (fields: Entry['fields'], now: number): Entry['fields'] =>
  'endTime' in fields ? { ...fields, endTime: chinaMidnight(now, 3) } : fields;

/** What stands apart, every way in which the showcase places a type, then its own sample. */
function variants(code: string, writing: Writing): Entry[] {
  const { zh, en } = sampleOf(metaOf(code));
  const shown = showcase.body(writing).filter((each) => each.code === code);
  const placed = [...(apart[code]?.(writing) ?? []), ...shown];
  const own = { id: 'sample', code, fields: endingSoon(writing.say(zh, en), writing.now) };
  const stands = placed.some(({ id }) => id === `sample-${code}`);
  return stands || Object.keys(zh).length === 0 ? placed : [...placed, own];
}

const nameOf = ({ fields }: Entry, { say }: Writing): string =>
  String(fields.moduleName || say('样例', 'Sample'));

const pageOf = (code: string): PagePlan => {
  const { zh, en } = metaOf(code).label ?? { zh: code, en: code };
  return {
    code: galleryCode(code),
    title: both(zh, en),
    share: SHARE,
    body: (writing) => [
      entry('text', 'heading', { style: 'display', title: writing.say(zh, en) }),
      ...variants(code, writing).flatMap((variant) => [
        entry('contentTitle', `of-${variant.id}`, {
          kicker: code,
          title: nameOf(variant, writing),
        }),
        variant,
        entry('spacer_s', `after-${variant.id}`, { size: 40 }),
      ]),
    ],
  };
};

const index: PagePlan = {
  code: GALLERY,
  title: both('模块陈列', 'Module gallery'),
  share: SHARE,
  body: ({ say }) => [
    entry('text', 'heading', {
      style: 'display',
      kicker: 'Module by module',
      title: say('模块陈列', 'Module gallery'),
      content: say('<p>每种模块，每种摆法</p>', '<p>Every kind of module, in each of its ways</p>'),
    }),
    ...codes.map((code) => {
      const { zh, en } = metaOf(code).label ?? { zh: code, en: code };
      return entry('textWithLink', code, {
        style: 'row',
        spacing: 'none',
        text: say(zh, en),
        linkText: code,
        commonLink: { web: `/content/${galleryCode(code)}?env=${GALLERY}` },
      });
    }),
    entry('spacer_s', 'foot', { size: 96 }),
  ],
};

/** Each module type by itself, and a list of them. */
export const galleryPlans: readonly PagePlan[] = [index, ...codes.map(pageOf)];
