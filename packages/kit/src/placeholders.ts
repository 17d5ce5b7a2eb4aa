import { formatMessage } from './text.ts';

/** Stands around the name of a placeholder that was filled; no message has it. */
const MARK = '\0';
const FILLED = new RegExp(`${MARK}(\\w+)${MARK}`, 'g');

const count = (names: readonly string[], name: string): number =>
  names.filter((each) => each === name).length;

/**
 * Lists what a message leaves open: `n` for a value, `n|` for words that depend on it, and any brace that is neither.
 * It fills in marks, of which those of dependent words are missing afterwards.
 */
export function listPlaceholders(message: string): string[] {
  const asked: string[] = [];
  const values = new Proxy<Record<string, string>>(
    {},
    {
      get(_, name) {
        asked.push(String(name));
        return `${MARK}${String(name)}${MARK}`;
      },
    },
  );
  const filled = formatMessage(message, values);
  const shown = [...filled.matchAll(FILLED)].map(([, name = '']) => name);
  const dependent = asked.filter((name) => count(asked, name) > count(shown, name));
  const braces = filled.match(/[{}]/g) ?? [];
  return [...new Set([...shown, ...dependent.map((name) => `${name}|`), ...braces])].sort();
}
