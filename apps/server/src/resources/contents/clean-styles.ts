type Styles = Readonly<Record<string, RegExp[]>>;

const HEX_COLOUR = /^#(?:[\da-f]{3}|[\da-f]{6})$/i;
const COLOUR_NAME = /^[a-z]{3,20}$/i;
const COLOUR = [HEX_COLOUR, COLOUR_NAME];

/** Up to four non-negative lengths, so that content cannot leave its container. No `url()`, no `var()`. */
const LENGTH_PATTERN = '(?:0|auto|\\d{1,4}(?:\\.\\d{1,2})?(?:px|em|rem|%))';
const LENGTHS = [new RegExp(`^${LENGTH_PATTERN}(?: ${LENGTH_PATTERN}){0,3}$`)];
const ONE_LENGTH = [new RegExp(`^${LENGTH_PATTERN}$`)];
const NUMBER_PATTERN = '\\d{1,2}(?:\\.\\d{1,2})?';
const FONT_SIZE = [/^(?:[89]|[1-9]\d)px$/, /^(?:0\.[5-9]\d?|[1-4](?:\.\d{1,2})?)r?em$/];
const BORDER = [
  /^\d{1,2}px (?:solid|dashed|dotted) (?:#(?:[\da-f]{3}|[\da-f]{6})|[a-z]{3,20})$/i,
  /^(?:0|none)$/,
];
const ALIGNMENT =
  /^(?:start|end|flex-start|flex-end|center|space-between|space-around|stretch|baseline)$/;

const forAllSides = (property: string, values: RegExp[]): Styles =>
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

/** Excludes positions, layers, transforms and everything that loads a resource. */
export const LAYOUT_STYLES = {
  ...TEXT_STYLES,
  ...forAllSides('margin', LENGTHS),
  ...forAllSides('padding', LENGTHS),
  ...forAllSides('border', BORDER),
  'background-color': COLOUR,
  'border-radius': LENGTHS,
  width: ONE_LENGTH,
  'max-width': ONE_LENGTH,
  'min-height': ONE_LENGTH,
  display: [/^(?:block|inline|inline-block|flex|grid)$/],
  flex: [new RegExp(`^(?:none|auto|${NUMBER_PATTERN})$`)],
  'flex-direction': [/^(?:row|column)$/],
  'flex-wrap': [/^(?:wrap|nowrap)$/],
  'justify-content': [ALIGNMENT],
  'align-items': [ALIGNMENT],
  gap: LENGTHS,
  'grid-template-columns': [new RegExp(`^${NUMBER_PATTERN}fr(?: ${NUMBER_PATTERN}fr){0,5}$`)],
  'font-size': FONT_SIZE,
  'line-height': [new RegExp(`^(?:${NUMBER_PATTERN}|${LENGTH_PATTERN})$`)],
  'letter-spacing': ONE_LENGTH,
  'text-decoration': [/^(?:none|underline|line-through)$/],
  'white-space': [/^(?:normal|nowrap|pre-line)$/],
  'list-style': [/^(?:none|disc|decimal)$/],
};
