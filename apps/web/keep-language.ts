import { extname } from 'node:path';
import { LANGUAGES, type Language } from '@vitrine/kit';
import type { Plugin } from 'vite';
import {
  applyEdits,
  type Edit,
  findMessagesCalls,
  isPair,
  isTable,
  isTyped,
  type SyntaxNode,
} from '../../tooling/messages/find-messages-calls.ts';

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
