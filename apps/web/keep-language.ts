import { extname } from 'node:path';
import type { Language } from '@vitrine/kit';
import type { Plugin } from 'vite';

interface SyntaxNode {
  type: string;
  start: number;
  end: number;
}

interface Property extends SyntaxNode {
  key: { value?: unknown };
}

/** A call of `defineMessages` with its table of languages. */
interface MessagesCall extends SyntaxNode {
  callee: { name?: unknown };
  arguments: [SyntaxNode & { properties: Property[] }];
}

const isNode = (value: unknown): value is SyntaxNode =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;

const isMessagesCall = (node: SyntaxNode): node is MessagesCall =>
  node.type === 'CallExpression' && (node as MessagesCall).callee.name === 'defineMessages';

function findMessagesCalls(node: unknown): MessagesCall[] {
  if (Array.isArray(node)) return node.flatMap(findMessagesCalls);
  if (!isNode(node)) return [];
  return isMessagesCall(node) ? [node] : Object.values(node).flatMap(findMessagesCalls);
}

/** Keeps the messages of one language: a page never changes its language without loading a document. */
export const keepLanguage = (language: Language): Plugin => ({
  name: 'keep-language',
  enforce: 'pre',
  transform: {
    filter: { id: /\.tsx?$/, code: 'defineMessages(' },
    handler(code, id) {
      const program = this.parse(code, { lang: extname(id) === '.tsx' ? 'tsx' : 'ts' });
      let kept = '';
      let end = 0;
      for (const {
        arguments: [table],
      } of findMessagesCalls(program)) {
        const property = table.properties?.find(({ key }) => key.value === language);
        if (!property) return this.error(`The messages of ${language} cannot be found in ${id}`);
        kept += `${code.slice(end, table.start)}{ ${code.slice(property.start, property.end)} }`;
        end = table.end;
      }
      return { code: kept + code.slice(end), map: null };
    },
  },
});
