export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Puts values into a message: fill('{n} 件', { n: 3 }) is '3 件', and of '{n|piece|pieces}' one word stays,
 * the first for one and the second for any other number. An unknown name stays as it is.
 */
export const fill = (message: string, values: Record<string, string | number>): string =>
  message.replace(
    /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g,
    (whole, name: string, one?: string, many?: string) => {
      const value = values[name] ?? whole;
      return String(one && many && value !== whole ? (value === 1 ? one : many) : value);
    },
  );

/** A comma list as it stands in a URL; empty parts vanish. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
