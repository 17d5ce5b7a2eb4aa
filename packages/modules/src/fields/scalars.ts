import { z } from 'zod';
import { label } from './label.ts';

/** The default number of seconds between slides of a carousel. */
export const AUTOPLAY_SECONDS = 4;

/** The colour tokens of the design, so that pages follow them when they change. */
export const COLOUR_NAMES = [
  'paper',
  'ivory',
  'stone',
  'stone-2',
  'ink',
  'ink-2',
  'ink-3',
  'pine',
  'pine-wash',
  'red',
  'red-wash',
] as const;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const isColour = (text: string) =>
  text === '' || HEX.test(text) || (COLOUR_NAMES as readonly string[]).includes(text);

/** A colour token by name, or #rgb / #rrggbb. Empty: the default colour. */
export const colour = z
  .string()
  .refine(isColour, 'must be a colour of the design or #rrggbb')
  .meta({ widget: 'colour', options: COLOUR_NAMES })
  .default('');

/** A single line of text. */
export const line = (max = 60) => z.string().trim().max(max).default('');

/** A few sentences of plain text. */
export const paragraph = (max = 400) =>
  z.string().trim().max(max).meta({ widget: 'area' }).default('');

export const switchField = (on = false) => z.boolean().default(on);

/** Rich text. The server cleans it on delivery; `html` tells it which markup is allowed. */
export const richText = (max = 20_000) =>
  z.string().max(max).meta({ widget: 'html', html: 'text' }).default('');

/** HTML with its own layout, cleaned by the server like rich text. Only for views that contain it in a box. */
export const customHtml = (max = 50_000) =>
  z.string().max(max).meta({ widget: 'code', html: 'layout' }).default('');

export const autoPlay = switchField().meta(label('自动轮播', 'Autoplay'));

export const intervalTime = z
  .number()
  .min(1)
  .max(60)
  .default(AUTOPLAY_SECONDS)
  .meta(label('轮播间隔（秒）', 'Seconds between slides'));

/** The number of pictures in a row. */
export const numberOfPerLine = z
  .union([z.literal(2), z.literal(3), z.literal(4)])
  .default(2)
  .meta(label('每行数量', 'Columns'));

/** An integer that is reduced to its maximum, and refused below its minimum. */
export const countUpTo = (bounds: { min: number; max: number; default: number }) =>
  z
    .int()
    .min(bounds.min)
    .overwrite((count) => Math.min(count, bounds.max))
    .meta({ maximum: bounds.max })
    .default(bounds.default);

/** An integer that is clamped to its bounds. */
export const countWithin = (bounds: { min: number; max: number; default: number }) =>
  z
    .int()
    .overwrite((count) => Math.min(Math.max(count, bounds.min), bounds.max))
    .meta({ minimum: bounds.min, maximum: bounds.max })
    .default(bounds.default);

/** The id of a product set. */
export const setId = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be the number of a set')
  .meta({ ...label('商品集编号', 'Set'), widget: 'set' });

const MIN_PRODUCTS = 2;
const MAX_PRODUCTS = 20;

/** How many products of a set a module shows. */
export const productCount = (defaultCount = MAX_PRODUCTS) =>
  countUpTo({ min: MIN_PRODUCTS, max: MAX_PRODUCTS, default: defaultCount }).meta(
    label('商品数量', 'Number of products'),
  );

/** Items per frame: the default, and the fallback for an invalid value. */
const PER_FRAME = 4;
const PER_FRAME_FALLBACK = 5;
const PER_FRAME_MAX = 12;

export const quantityPerFrame = z
  .int()
  .min(1)
  .max(PER_FRAME_MAX)
  .catch(PER_FRAME_FALLBACK)
  .default(PER_FRAME)
  .meta(label('每屏数量', 'Items per frame'));
