type Styles = Readonly<Record<string, RegExp[]>>;

const HEX = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const NAME = /^[a-z]{3,20}$/i;
const COLOUR = [HEX, NAME];

/** Up to four lengths, none below zero: what is drawn stays where it stands. No `url()`, no `var()`. */
const LENGTH = '(?:0|auto|\\d{1,4}(?:\\.\\d{1,2})?(?:px|em|rem|%))';
const LENGTHS = [new RegExp(`^${LENGTH}(?: ${LENGTH}){0,3}$`)];
const ONE_LENGTH = [new RegExp(`^${LENGTH}$`)];
const NUMBER = '\\d{1,2}(?:\\.\\d{1,2})?';
const TYPE_SIZE = [/^(?:[89]|[1-9]\d)px$/, /^(?:0\.[5-9]\d?|[1-4](?:\.\d{1,2})?)r?em$/];
const BORDER = [
  /^\d{1,2}px (?:solid|dashed|dotted) (?:#(?:[\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
  /^(?:0|none)$/,
];
const ALONG =
  /^(?:start|end|flex-start|flex-end|center|space-between|space-around|stretch|baseline)$/;

const sides = (property: string, values: RegExp[]): Styles =>
  Object.fromEntries(
    [property, ...['top', 'right', 'bottom', 'left'].map((side) => `${property}-${side}`)].map(
      (name) => [name, values],
    ),
  );

export const TEXT_STYLES = {
  color: COLOUR,
  'text-align': [/^(?:left|right|center|justify)$/],
  'font-weight': [/^(?:normal|bold|[1-9]00)$/],
};

/** How words may be laid out. Left out on purpose: positions, layers, transforms, and all that fetches. */
export const LAYOUT_STYLES = {
  ...TEXT_STYLES,
  ...sides('margin', LENGTHS),
  ...sides('padding', LENGTHS),
  ...sides('border', BORDER),
  'background-color': COLOUR,
  'border-radius': LENGTHS,
  width: ONE_LENGTH,
  'max-width': ONE_LENGTH,
  'min-height': ONE_LENGTH,
  display: [/^(?:block|inline|inline-block|flex|grid)$/],
  flex: [new RegExp(`^(?:none|auto|${NUMBER})$`)],
  'flex-direction': [/^(?:row|column)$/],
  'flex-wrap': [/^(?:wrap|nowrap)$/],
  'justify-content': [ALONG],
  'align-items': [ALONG],
  gap: LENGTHS,
  'grid-template-columns': [new RegExp(`^${NUMBER}fr(?: ${NUMBER}fr){0,5}$`)],
  'font-size': TYPE_SIZE,
  'line-height': [new RegExp(`^(?:${NUMBER}|${LENGTH})$`)],
  'letter-spacing': ONE_LENGTH,
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'white-space': [/^(?:normal|nowrap|pre-line)$/],
  'list-style': [/^(?:none|disc|decimal)$/],
};
