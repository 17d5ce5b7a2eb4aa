/** Deeper values overflow or slow down what walks through them; no call and no file of the shop needs as much. */
export const MAX_JSON_DEPTH = 64;

const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const OPENING = new Set([0x5b, 0x7b]);
const CLOSING = new Set([0x5d, 0x7d]);

export class JsonTooDeepError extends Error {
  override name = 'JsonTooDeepError';
}

/** The place after a text that begins at `start`. */
function skipText(json: string, start: number): number {
  for (let at = json.indexOf('"', start); at >= 0; at = json.indexOf('"', at + 1)) {
    let backslashes = 0;
    while (json.charCodeAt(at - 1 - backslashes) === BACKSLASH) backslashes++;
    if (backslashes % 2 === 0) return at + 1;
  }
  return json.length;
}

/** Whether lists and objects are nested deeper, found without parsing. It stops where they first are. */
export function isJsonTooDeep(json: string, maxDepth = MAX_JSON_DEPTH): boolean {
  let depth = 0;
  for (let at = 0; at < json.length; ) {
    const code = json.charCodeAt(at);
    at = code === QUOTE ? skipText(json, at + 1) : at + 1;
    if (OPENING.has(code) && ++depth > maxDepth) return true;
    if (CLOSING.has(code)) depth--;
  }
  return false;
}

/** Parses JSON from outside, whose nesting costs nothing before it is known. */
export function parseJson(json: string, maxDepth = MAX_JSON_DEPTH): unknown {
  if (isJsonTooDeep(json, maxDepth)) throw new JsonTooDeepError();
  return JSON.parse(json);
}
