import { extname } from 'node:path';
import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Plugin } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface Property extends SyntaxNode {
  key: { value?: unknown };
  value: SyntaxNode;
}

interface ObjectNode extends SyntaxNode {
  properties: Property[];
}

interface ArrayNode extends SyntaxNode {
  elements: SyntaxNode[];
}

/** A call that defines messages, by a table of languages or by pairs. */
interface MessagesCall extends SyntaxNode {
  callee: { name?: unknown };
  arguments: [ObjectNode];
}

/** A part of the code, and what stands in its place. */
interface Edit {
  start: number;
  end: number;
  text: string;
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isPair = (node: SyntaxNode): node is ArrayNode => node.type === 'ArrayExpression';

const isMessagesCall = (node: SyntaxNode): node is MessagesCall =>
  node.type === 'CallExpression' &&
  ['defineMessages', 'pairMessages'].includes(String((node as MessagesCall).callee.name));

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
const keepOfPairs = (pairs: ObjectNode, language: Language, code: string): Edit[] =>
  pairs.properties.flatMap(({ value }) => {
    if (!isPair(value)) return keepOfPairs(value as ObjectNode, language, code);
    const text = value.elements[LANGUAGES.indexOf(language)];
    return { ...value, text: text ? code.slice(text.start, text.end) : '' };
  });

/** Keeps the messages of one language: a page never changes its language without loading a document. */
export const keepLanguage = (language: Language): Plugin => ({
  name: 'keep-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: /(?:define|pair)Messages\(/ },
    handler(code, id) {
      const program = this.parse(code, { lang: extname(id) === '.tsx' ? 'tsx' : 'ts' });
      const edits = findMessagesCalls(program).flatMap((call): Edit[] => {
        const [table] = call.arguments;
        if (call.callee.name === 'pairMessages')
          return [
            { start: call.start, end: table.start, text: `{ '${language}': ` },
            ...keepOfPairs(table, language, code),
            { start: table.end, end: call.end, text: ' }' },
          ];
        const property = table.properties?.find(({ key }) => key.value === language);
        if (!property) return this.error(`The messages of ${language} cannot be found in ${id}`);
        const text = `{ ${code.slice(property.start, property.end)} }`;
        return [{ start: table.start, end: table.end, text }];
      });
      return { code: applyEdits(code, edits), map: null };
    },
  },
});
