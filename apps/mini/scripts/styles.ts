/**
 * Checks the built styles: `npm run styles`, after a build. The vendors' style compilers know less than a
 * browser, and an unknown selector stops the upload of the whole program.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type AtRule, type Declaration, type Node, parse, type Rule } from 'postcss';

const PLATFORMS = ['weapp', 'tt', 'alipay'];
const dist = path.resolve(import.meta.dirname, '../dist');

const STYLE_FILE = /\.(?:wxss|ttss|acss)$/;

/** The at-rules that all three vendors document. */
const AT_RULES = new Set(['import', 'keyframes', 'media']);

/** The parts of a selector that all three vendors accept: everything else is refused. */
const SELECTOR_PARTS = new RegExp(
  [
    String.raw`\.-?[A-Za-z_][\w-]*`, // a class
    String.raw`(?<![\w.:#-])(?:page|view|text|image|button|input|textarea|scroll-view)(?![\w-])`,
    String.raw`:(?:active|disabled|enabled|empty|first-child|last-child|last-of-type|hover)(?![\w-])`,
    String.raw`:(?:focus|focus-visible|focus-within)(?![\w-])`,
    String.raw`:nth-child\([\dn +-]+\)`,
    String.raw`:not\(:(?:empty|first-child|last-child)\)`,
    String.raw`::(?:after|before|placeholder|-moz-placeholder)(?![\w-])`,
    String.raw`::-webkit-(?:scrollbar|search-cancel-button)(?![\w-])`,
    String.raw`\s*[>+]\s*|\s+`, // combinators
  ].join('|'),
  'g',
);

const isSelectorAccepted = (selector: string): boolean =>
  selector.replace(SELECTOR_PARTS, '') === '';

const isInKeyframes = (rule: Rule): boolean =>
  rule.parent?.type === 'atrule' && (rule.parent as AtRule).name.endsWith('keyframes');

function findProblem(node: Node): string | undefined {
  if (node.type === 'atrule') {
    const { name } = node as AtRule;
    return AT_RULES.has(name) ? undefined : `@${name}`;
  }
  if (node.type === 'decl') {
    const { prop, value } = node as Declaration;
    return /url\(\s*(?!["']?(?:data:|https:))/.test(value) ? `${prop}: ${value}` : undefined;
  }
  if (node.type !== 'rule') return undefined;
  const rule = node as Rule;
  if (isInKeyframes(rule)) return undefined;
  if (rule.parent?.type === 'rule') return `nested ${rule.selector}`;
  return rule.selectors.find((selector) => !isSelectorAccepted(selector));
}

/** The selectors, at-rules and local files in a style sheet that a vendor's compiler may refuse. */
export function findRefusedStyles(css: string): string[] {
  const refused: string[] = [];
  parse(css).walk((node) => {
    const problem = findProblem(node);
    if (problem !== undefined) refused.push(problem);
  });
  return refused;
}

/** The style files of a built program, relative to its folder. */
export const listStyleFiles = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    STYLE_FILE.test(name),
  );

/** A message for each refused style of a built program. */
export const checkStyles = (folder: string): string[] =>
  listStyleFiles(folder).flatMap((name) =>
    findRefusedStyles(readFileSync(path.join(folder, name), 'utf8')).map(
      (refused) => `${name}: ${refused}`,
    ),
  );

if (import.meta.main) {
  for (const platform of PLATFORMS.filter((name) => existsSync(path.join(dist, name)))) {
    for (const line of checkStyles(path.join(dist, platform))) {
      process.stdout.write(`${platform}: refused style in ${line}\n`);
      process.exitCode = 1;
    }
  }
}
