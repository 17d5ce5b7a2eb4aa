import { extname } from 'node:path';
import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Plugin } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface ObjectNode extends SyntaxNode {
  properties: (SyntaxNode & { value?: SyntaxNode })[];
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

/** A part of the code, and what stands in its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isTyped = (node: SyntaxNode): node is TypedNode => node.type === 'TSSatisfiesExpression';

const isTable = (node: SyntaxNode): node is ObjectNode => node.type === 'ObjectExpression';

const isPair = (node: SyntaxNode): node is ArrayNode => node.type === 'ArrayExpression';

const isMessagesCall = (node: SyntaxNode & { callee?: { name?: unknown } }): node is MessagesCall =>
  node.type === 'CallExpression' && node.callee?.name === 'defineMessages';

function findMessagesCalls(node: unknown): MessagesCall[] {
  if (Array.isArray(node)) return node.flatMap(findMessagesCalls);
  if (!isNode(node)) return [];
  return isMessagesCall(node) ? [node] : Object.values(node).flatMap(findMessagesCalls);
}

function applyEdits(code: string, edits: readonly Edit[]): string {
  let kept = '';
  let position = 0;
  for (const { start, end, text } of edits) {
    kept += code.slice(position, start) + text;
    position = end;
  }
  return kept + code.slice(position);
}

/** Replaces each pair by its text in one language. */
function keepTexts(node: SyntaxNode, language: Language, code: string): Edit[] {
  if (isTyped(node)) return keepTexts(node.expression, language, code);
  if (isTable(node))
    return node.properties.flatMap((property) =>
      keepTexts(property.value ?? property, language, code),
    );
  const text = isPair(node) ? node.elements[LANGUAGES.indexOf(language)] : undefined;
  if (!text)
    throw new Error(`A message has no text in ${language}: ${code.slice(node.start, node.end)}`);
  return [{ start: node.start, end: node.end, text: code.slice(text.start, text.end) }];
}

/** Keeps the messages of one language: a page never changes its language without loading a document. */
export const keepLanguage = (language: Language): Plugin => ({
  name: 'keep-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'defineMessages(' },
    handler(code, id) {
      const program = this.parse(code, { lang: extname(id) === '.tsx' ? 'tsx' : 'ts' });
      const edits = findMessagesCalls(program).flatMap((call): Edit[] => {
        const [table] = call.arguments;
        return [
          { start: call.start, end: table.start, text: `{ '${language}': ` },
          ...keepTexts(table, language, code),
          { start: table.end, end: call.end, text: ' }' },
        ];
      });
      return { code: applyEdits(code, edits), map: null };
    },
  },
});
