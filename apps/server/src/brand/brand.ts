import type { Language } from '@vitrine/kit';
import { z } from 'zod';

const line = (max: number) => z.string().trim().min(1).max(max);
const localised = (max: number) => z.strictObject({ 'zh-CN': line(max), 'en-US': line(max) });
const colour = z.string().regex(/^#[\da-f]{6}$/i, 'must be a colour like #171513');
const fileWith = (extension: string) =>
  z.string().regex(new RegExp(`^[\\w-]{1,60}\\.${extension}$`), `must name a .${extension} file`);

const store = z.url({ protocol: /^https$/ }).optional();

/** The shop's own app: by what links open it, and where it is installed from. */
const nativeApp = z.strictObject({
  scheme: z.string().regex(/^[a-z][a-z\d.-]{2,30}$/, 'must be a scheme like elsewhere'),
  ios: z
    .strictObject({
      appId: z
        .string()
        .regex(
          /^[A-Z\d]{10}\.[\w.-]{3,100}$/,
          'must be the team and the bundle: ABCDE12345.com.shop',
        ),
      store,
    })
    .optional(),
  android: z
    .strictObject({
      package: z.string().regex(/^[a-z]\w*(?:\.[a-z]\w*)+$/i, 'must be a package like com.shop'),
      fingerprints: z
        .array(
          z
            .string()
            .regex(/^(?:[\dA-F]{2}:){31}[\dA-F]{2}$/, 'must be the SHA-256 of a certificate'),
        )
        .min(1)
        .max(5),
      store,
    })
    .optional(),
  harmony: z.strictObject({ appId: z.string().regex(/^\d{5,30}$/), store }).optional(),
});
export type NativeApp = z.output<typeof nativeApp>;

/** The only source of the shop's name, legal lines, colours, fonts, icons and app. */
export const brandSchema = z.strictObject({
  name: line(40),
  latinName: line(40),
  mark: z.string().refine((text) => [...text].length === 1, 'must be one character'),
  slogan: localised(80),
  titleTemplate: line(120).refine((text) => text.includes('{title}'), 'must contain {title}'),
  legal: localised(200),
  icp: z.strictObject({ text: localised(80), link: z.url({ protocol: /^https$/ }) }).nullable(),
  colours: z
    .object({ paper: colour, ivory: colour, ink: colour, 'ink-2': colour, 'ink-3': colour })
    .catchall(colour),
  fonts: z
    .array(
      z.strictObject({
        family: z.string().regex(/^[\w -]{1,60}$/),
        file: fileWith('woff2'),
        token: z.enum(['font-serif', 'font-sans']),
        unicodeRange: z
          .string()
          .regex(/^U\+[\dA-F-]{2,13}(?:,U\+[\dA-F-]{2,13})*$/)
          .optional(),
        isFallback: z.boolean().optional(),
      }),
    )
    .max(4),
  logo: fileWith('svg').optional(),
  icon: fileWith('svg').optional(),
  app: nativeApp.optional(),
});

export type Brand = z.output<typeof brandSchema>;

/** The path below which the files of the brand are served. */
export const BRAND_PATH = '/brand/';

/** The part of the flat content `shop` that comes from the brand. */
export function formatBrandContent(brand: Brand, language: Language) {
  const { name, latinName, mark, titleTemplate, icp, app } = brand;
  return {
    name,
    latinName,
    mark,
    titleTemplate,
    slogan: brand.slogan[language],
    legal: brand.legal[language],
    ...(icp && { icp: { text: icp.text[language], link: icp.link } }),
    ...(app && {
      nativeApp: {
        scheme: app.scheme,
        ios: app.ios?.store,
        android: app.android?.store,
        harmony: app.harmony?.store,
      },
    }),
  };
}

/** The code of the flat content that the brand completes. */
export const BRAND_CONTENT = 'shop';

/** The files of the brand that are served, by name. */
export const listBrandFiles = ({ fonts, logo, icon }: Brand): string[] => [
  ...fonts.map(({ file }) => file),
  ...[logo, icon].filter((file) => file !== undefined),
];
