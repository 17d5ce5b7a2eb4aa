/** Background tokens on which dark text cannot be read. */
const DARK_TOKENS: ReadonlySet<string> = new Set(['ink', 'ink-2', 'ink-3', 'pine', 'red']);

/** Converts a colour field to CSS: a token by its name, or a hex colour. Empty: undefined. */
export function toCssColour(colour: string | undefined): string | undefined {
  if (!colour) return undefined;
  return colour.startsWith('#') ? colour : `var(--${colour})`;
}

/** The brightness halfway between black and white. */
const MIDDLE_BRIGHTNESS = 128;

function isDarkHex(hex: string): boolean {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((index) =>
    Number.parseInt(full.slice(index, index + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < MIDDLE_BRIGHTNESS;
}

/** True when text on this background must be light. */
export const isDarkColour = (colour = ''): boolean =>
  colour.startsWith('#') ? isDarkHex(colour) : DARK_TOKENS.has(colour);
