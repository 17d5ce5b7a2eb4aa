/** Grounds on which ink cannot be read. */
const DARK: ReadonlySet<string> = new Set(['ink', 'ink-2', 'ink-3', 'pine', 'red']);

/** The CSS of a colour field: a token by its name, or the written colour. Empty: none. */
export function paint(colour: string | undefined): string | undefined {
  if (!colour) return undefined;
  return colour.startsWith('#') ? colour : `var(--${colour})`;
}

/** Halfway between black and white. */
const MIDDLE = 128;

function isDarkHex(hex: string): boolean {
  const digits = hex.slice(1);
  const full = digits.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) =>
    Number.parseInt(full.slice(at, at + 2), 16),
  );
  return 0.299 * red + 0.587 * green + 0.114 * blue < MIDDLE;
}

/** True when words on this ground must be light. */
export const isDark = (colour = ''): boolean =>
  colour.startsWith('#') ? isDarkHex(colour) : DARK.has(colour);
