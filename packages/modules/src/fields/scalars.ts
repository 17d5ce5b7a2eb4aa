import { z } from 'zod';
import { label } from './label.ts';

/** Carousels turn by themselves after this many seconds unless a page says otherwise. */
export const AUTOPLAY_SECONDS = 4;

/** Ground and ink of the design by name, so that a page follows the tokens when they change. */
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

/** A colour of the design by name, or #rgb / #rrggbb. Empty: the design's own choice. */
export const colour = z
  .string()
  .refine(isColour, 'must be a colour of the design or #rrggbb')
  .meta({ widget: 'colour', options: COLOUR_NAMES })
  .default('');

/** One line of words. */
export const line = (max = 60) => z.string().trim().max(max).default('');

/** A few sentences. */
export const words = (max = 400) => z.string().trim().max(max).meta({ widget: 'area' }).default('');

export const switchField = (on = false) => z.boolean().default(on);

/** Written rich text. The server cleans it on its way out; `html` says how much it may hold. */
export const html = (max = 20_000) =>
  z.string().max(max).meta({ widget: 'html', html: 'text' }).default('');

/** Markup with a layout of its own, cleaned by the server as rich text is. Only for a box that keeps it in. */
export const customHtml = (max = 50_000) =>
  z.string().max(max).meta({ widget: 'code', html: 'layout' }).default('');

export const autoPlay = switchField().meta(label('自动轮播', 'Plays by itself'));

export const intervalTime = z
  .number()
  .min(1)
  .max(60)
  .default(AUTOPLAY_SECONDS)
  .meta(label('轮播间隔（秒）', 'Seconds between slides'));

/** How many pictures stand beside each other. */
export const numberOfPerLine = z
  .union([z.literal(2), z.literal(3), z.literal(4)])
  .default(2)
  .meta(label('每行数量', 'How many in a line'));

/** A whole number that is pulled down to its upper bound, and refused below its lower one. */
export const countUpTo = (bounds: { min: number; max: number; default: number }) =>
  z
    .int()
    .min(bounds.min)
    .overwrite((count) => Math.min(count, bounds.max))
    .meta({ maximum: bounds.max })
    .default(bounds.default);

/** A whole number that is brought within its bounds. */
export const countWithin = (bounds: { min: number; max: number; default: number }) =>
  z
    .int()
    .overwrite((count) => Math.min(Math.max(count, bounds.min), bounds.max))
    .meta({ minimum: bounds.min, maximum: bounds.max })
    .default(bounds.default);

/** The id of a product set, as the catalogue numbers it. */
export const setId = z
  .string()
  .regex(/^[1-9]\d{0,11}$/, 'must be the number of a set')
  .meta({ ...label('商品集编号', 'Set'), widget: 'set' });

/** Items in a frame when a page does not say, and when what it says cannot be used. */
const PER_FRAME = 4;
const PER_FRAME_FALLBACK = 5;
const PER_FRAME_MAX = 12;

export const quantityPerFrame = z
  .int()
  .min(1)
  .max(PER_FRAME_MAX)
  .catch(PER_FRAME_FALLBACK)
  .default(PER_FRAME)
  .meta(label('每屏数量', 'Items in a frame'));
