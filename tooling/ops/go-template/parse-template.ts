import type { TemplateNode } from './nodes.ts';
import { parseExpression } from './parse-expression.ts';

const ACTION = /\{\{(?<before>-\s)?(?<code>[\s\S]*?)(?<after>\s-)?\}\}/g;
const COMMENT = /^\s*\/\*[\s\S]*\*\/\s*$/;
const ASSIGNMENT = /^(?<name>\$\w+)\s*(?<sign>:?=)\s*(?<value>[\s\S]+)$/;
const RANGE = /^(?:(?<name>\$\w+)\s*:=\s*)?(?<value>[\s\S]+)$/;
const DEFINE = /^define\s+"(?<name>[^"]+)"$/;

type Part = { readonly text: string } | { readonly code: string };

/** Splits a template into its texts and its actions, without the space that actions take with them. */
function split(template: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  let isTrimmed = false;
  const addText = (text: string, isTrimmedAtEnd: boolean) => {
    const start = isTrimmed ? text.trimStart() : text;
    parts.push({ text: isTrimmedAtEnd ? start.trimEnd() : start });
  };
  for (const { 0: all, index, groups } of template.matchAll(ACTION)) {
    addText(template.slice(at, index), groups?.before !== undefined);
    const code = groups?.code ?? '';
    if (!COMMENT.test(code)) parts.push({ code: code.trim() });
    isTrimmed = groups?.after !== undefined;
    at = index + all.length;
  }
  addText(template.slice(at), false);
  return parts;
}

class TemplateReader {
  private readonly parts: readonly Part[];
  private at = 0;

  constructor(template: string) {
    this.parts = split(template);
  }

  /** Reads up to `end`, or up to another branch where one may follow. */
  readBody(isNested: boolean): { body: TemplateNode[]; end: string } {
    const body: TemplateNode[] = [];
    for (let part = this.next(); part; part = this.next()) {
      if ('text' in part) body.push({ kind: 'text', text: part.text });
      else if (part.code === 'end' || /^else\b/.test(part.code)) {
        if (!isNested) throw new Error(`\`${part.code}\` ends nothing`);
        return { body, end: part.code };
      } else body.push(this.readAction(part.code));
    }
    if (isNested) throw new Error('`end` is missing');
    return { body, end: '' };
  }

  private next(): Part | undefined {
    const part = this.parts[this.at];
    this.at += 1;
    return part;
  }

  /** Reads what follows the first branch: nothing, another condition, or the rest. */
  private readOtherwise(end: string): TemplateNode[] {
    if (end === 'end') return [];
    const condition = end.replace(/^else\s*/, '');
    if (condition) return [this.readAction(condition)];
    const { body, end: last } = this.readBody(true);
    if (last !== 'end') throw new Error(`\`${last}\` follows \`else\``);
    return body;
  }

  private readBranches(rest: string) {
    const { body, end } = this.readBody(true);
    return { pipeline: parseExpression(rest), body, otherwise: this.readOtherwise(end) };
  }

  private readAction(code: string): TemplateNode {
    const [keyword = ''] = code.split(/\s/);
    const rest = code.slice(keyword.length).trim();
    if (keyword === 'if' || keyword === 'with')
      return { kind: keyword, ...this.readBranches(rest) };
    if (keyword === 'range') {
      const { name, value = '' } = RANGE.exec(rest)?.groups ?? {};
      return { kind: 'range', name, ...this.readBranches(value) };
    }
    if (keyword === 'define') {
      const name = DEFINE.exec(code)?.groups?.name ?? '';
      return { kind: 'define', name, body: this.readBody(true).body };
    }
    const { name, sign, value } = ASSIGNMENT.exec(code)?.groups ?? {};
    if (name !== undefined && value !== undefined)
      return { kind: 'assign', name, isNew: sign === ':=', pipeline: parseExpression(value) };
    return { kind: 'output', pipeline: parseExpression(code) };
  }
}

/** Reads a template of Go as far as charts of this repository use the language. */
export const parseTemplate = (template: string): TemplateNode[] =>
  new TemplateReader(template).readBody(false).body;
