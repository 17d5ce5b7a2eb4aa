interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface ObjectNode extends SyntaxNode {
  properties: (SyntaxNode & { key?: SyntaxNode; value?: SyntaxNode })[];
}

interface ArrayNode extends SyntaxNode {
  elements: SyntaxNode[];
}

/** An expression with a type that it has to satisfy. */
interface TypedNode extends SyntaxNode {
  expression: SyntaxNode;
}

/** A call that defines messages by pairs of the Chinese and the English. */
interface MessagesCall extends SyntaxNode {
  arguments: [SyntaxNode];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

export const isTyped = (node: SyntaxNode): node is TypedNode =>
  node.type === 'TSSatisfiesExpression';

export const isTable = (node: SyntaxNode): node is ObjectNode => node.type === 'ObjectExpression';

export const isPair = (node: SyntaxNode): node is ArrayNode => node.type === 'ArrayExpression';

const isMessagesCall = (node: SyntaxNode & { callee?: { name?: unknown } }): node is MessagesCall =>
  node.type === 'CallExpression' && node.callee?.name === 'defineMessages';

/** Finds the calls that define messages in the syntax tree of a file. */
export function findMessagesCalls(node: unknown): MessagesCall[] {
  if (Array.isArray(node)) return node.flatMap(findMessagesCalls);
  if (!isNode(node)) return [];
  return isMessagesCall(node) ? [node] : Object.values(node).flatMap(findMessagesCalls);
}

/** A part of the code, and what stands in its place. */
export interface Edit {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

export function applyEdits(code: string, edits: readonly Edit[]): string {
  let kept = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    kept += code.slice(position, start) + text;
    position = end;
  }
  return kept + code.slice(position);
}

export type { SyntaxNode };
