import { isNode, LineCounter, parseDocument } from 'yaml';

export interface ParsedText {
  readonly value: unknown;
  /** The line of a value, or of the nearest one around it. */
  lineOf(path: readonly PropertyKey[]): number;
}

export type TextResult =
  | { readonly text: ParsedText }
  | { readonly line: number; readonly message: string };

/** Reads YAML or JSON, which is YAML too. */
export function parseText(source: string): TextResult {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines, prettyErrors: false });
  const [error] = document.errors;
  if (error) return { line: lines.linePos(error.pos[0]).line, message: error.message };
  const lineOf = (path: readonly PropertyKey[]): number => {
    const node: unknown = path.length > 0 ? document.getIn(path, true) : document.contents;
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
    return path.length > 0 ? lineOf(path.slice(0, -1)) : 1;
  };
  try {
    return { text: { value: document.toJS(), lineOf } };
  } catch (problem) {
    return { line: 1, message: String(problem) };
  }
}
