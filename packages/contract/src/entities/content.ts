import { LANGUAGES } from '@vitrine/kit';
import { z } from 'zod';
import { codeId, gender, loneImage, utcDateTime } from './common.ts';

/** One module of a page: its type, and the fields of that type. */
export const contentEntry = z
  .object({
    id: z.string(),
    code: z.string().meta({ description: 'One of the module types', example: 'productSet' }),
    fields: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'ContentEntry' });
export type ContentEntry = z.infer<typeof contentEntry>;

export const contentMap = z
  .record(z.string(), z.array(contentEntry))
  .meta({ id: 'ContentMap', description: 'The modules of each content id, in order' });

/** Texts and links of the shop itself: name, slogan, footer, service promises. */
export const flatContent = z
  .object({ code: codeId, language: z.string(), value: z.record(z.string(), z.unknown()) })
  .meta({ id: 'FlatContent' });

export const banner = z
  .object({
    id: z.string(),
    position: z.string(),
    text: z.string(),
    link: z.string().nullable(),
    gender: gender.nullable().meta({ description: 'Whom it is for; null: everybody' }),
    ...loneImage,
  })
  .meta({ id: 'Banner' });
export type Banner = z.infer<typeof banner>;

/** Who sells: the shop's own brand, boutiques, or merchants. */
export const SELLERS = ['own', 'boutiques', 'merchants'] as const;

/** Where the shop sends the codes that shoppers log in with. */
export const CODE_TARGETS = ['mobile', 'email'] as const;
export type CodeTarget = (typeof CODE_TARGETS)[number];

/** Kinds of products for which lists have a filter of their own. */
export const PRODUCT_KINDS = ['newSeason', 'exclusive', 'sameDay', 'reduced'] as const;
export type ProductKind = (typeof PRODUCT_KINDS)[number];

/** For how many days a shop takes returns: the law asks for seven at least. */
export const RETURN_DAYS = { least: 7, usual: 14, most: 90 } as const;

/** What a shop may run for its shoppers. */
export const PROGRAMS = ['membership', 'tasks', 'referral'] as const;
export type Program = (typeof PROGRAMS)[number];

/** What the shop is like, as far as its screens depend on it. */
export const shopProfile = z
  .object({
    sellers: z
      .enum(SELLERS)
      .meta({ description: 'What the shop calls who sells; `own` where only one merchant sells' }),
    importsGoods: z
      .boolean()
      .meta({ description: 'Whether a merchant sends from abroad or from a bonded warehouse' }),
    genders: z
      .array(gender)
      .meta({ description: 'Genders with products online; all of them where none is' }),
    productKinds: z
      .array(z.enum(PRODUCT_KINDS))
      .meta({ description: 'Kinds of products of which some are online' }),
    exactPrices: z.boolean().meta({
      description: 'Whether some price is not whole: amounts are then shown with their fen',
    }),
    returnDays: z
      .int()
      .meta({ description: 'For how many days after delivery an order can be returned' }),
    programs: z.array(z.enum(PROGRAMS)).meta({ description: 'Programs for shoppers that run now' }),
    codeTargets: z
      .array(z.enum(CODE_TARGETS))
      .meta({ description: 'Where the shop sends codes to log in with, the usual one first' }),
  })
  .meta({ id: 'ShopProfile' });
export type ShopProfile = z.infer<typeof shopProfile>;

export const appConfiguration = z
  .object({
    app: z.string(),
    environment: z.string(),
    toggles: z.record(z.string(), z.boolean()),
    configuration: z.record(z.string(), z.unknown()),
    profile: shopProfile,
  })
  .meta({ id: 'AppConfiguration' });

/** Where a shopper opens a page. */
export const pagePlatform = z.enum([
  'ios',
  'android',
  'harmony',
  'minip',
  'ttmp',
  'alimp',
  'wechat',
  'web',
]);
export const pageVisitor = z
  .enum(['new', 'returning'])
  .meta({ description: 'new: came for the first time today, in Beijing' });
/** The version of a page that a test compares with what everybody sees. */
export const pageArm = z.literal('b');

/** The shopper whose view a preview shows. */
export const previewShopper = {
  gender: gender.nullable().default(null),
  benefits: z.array(codeId).max(50).default([]),
  country: z
    .string()
    .regex(/^[A-Z]{2}$/, 'must be the two letters of a country')
    .default('CN'),
  platform: pagePlatform.default('web').meta({ description: 'Where the shopper opens the page' }),
  visitor: pageVisitor.default('new'),
  arm: pageArm
    .nullable()
    .default(null)
    .meta({ description: 'b: as if a test showed this shopper its other version' }),
  isLoggedIn: z.boolean().default(true),
};

/** What a preview of a draft shows: the page for this shopper, in this language, at this time. */
export const contentPreview = z
  .object({
    page: z.string(),
    language: z.enum(LANGUAGES),
    ...previewShopper,
    at: utcDateTime.nullable().meta({ description: 'Null: now' }),
    expiresAt: utcDateTime,
  })
  .meta({ id: 'ContentPreview' });
export type ContentPreview = z.infer<typeof contentPreview>;
export type PreviewClaims = Pick<ContentPreview, keyof typeof previewShopper | 'at'>;
