export const capitalise = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const PLACEHOLDER = /\{(\w+)(?:\|(\w+)\|(\w+))?\}/g;

/** What a message leaves open: `n` for a value, `n|` for words that depend on it, and any brace that is neither. */
export function listPlaceholders(message: string): string[] {
  const names = [...message.matchAll(PLACEHOLDER)].map(
    ([, name, one]) => `${name}${one ? '|' : ''}`,
  );
  const braces = message.replace(PLACEHOLDER, '').match(/[{}]/g) ?? [];
  return [...new Set([...names, ...braces])].sort();
}

/**
 * Fills values into a message: formatMessage('{n} 件', { n: 3 }) is '3 件'. '{n|item|items}' gives the first
 * word for 1 and the second for any other number. A placeholder without a value is left unchanged.
 */
export const formatMessage = (message: string, values: Record<string, string | number>): string =>
  message.replace(PLACEHOLDER, (placeholder, name: string, one?: string, many?: string) => {
    const value = values[name] ?? placeholder;
    return String(one && many && value !== placeholder ? (value === 1 ? one : many) : value);
  });

/** Splits a comma-separated list, as in a URL, and drops empty parts. */
export const splitList = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
