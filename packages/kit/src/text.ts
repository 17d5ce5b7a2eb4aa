export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Fills values into a message: formatMessage('{n} 件', { n: 3 }) is '3 件'. '{n|item|items}' gives the first
 * word for 1 and the second for any other number. A placeholder without a value is left unchanged.
 */
export const formatMessage = (message: string, values: Record<string, string | number>): string =>
  message.replace(
    /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g,
    (placeholder, name: string, one?: string, many?: string) => {
      const value = values[name] ?? placeholder;
      return String(one && many && value !== placeholder ? (value === 1 ? one : many) : value);
    },
  );

/** Splits a comma-separated list, as in a URL, and drops empty parts. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
