/** The rendered tree of a page, which tests query. */
import type { EventAttribute } from './platforms.ts';

export interface Listener extends EventAttribute {
  method: string;
  /** The page or component that has the method. */
  owner: Record<string, unknown>;
}

export interface ViewNode {
  tag: string;
  attributes: Record<string, unknown>;
  dataset: Record<string, unknown>;
  listeners: Listener[];
  children: ViewNode[];
  /** Only on text nodes, whose tag is `#text`. */
  text: string;
  parent: ViewNode | undefined;
}

export const TEXT = '#text';

export const viewNode = (tag: string, parent: ViewNode | undefined): ViewNode => ({
  tag,
  attributes: {},
  dataset: {},
  listeners: [],
  children: [],
  text: '',
  parent,
});

/** Returns the visible text of a node. Every element except `text` starts a new line. */
export function textOf(node: ViewNode): string {
  return flow(node)
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .join('\n');
}

function flow(node: ViewNode): string {
  if (node.tag === TEXT) return node.text;
  const inner = node.children.map(flow).join('');
  return node.tag === 'text' ? inner : `\n${inner}\n`;
}

export interface Query {
  /** The whole text of the node, or a pattern in it. Matches the innermost node. */
  text?: string | RegExp;
  tag?: string;
  class?: string;
  id?: string;
  /** The accessible role or label, as the vendor's `aria-role` and `aria-label` attributes. */
  role?: string;
  label?: string | RegExp;
  dataset?: Record<string, unknown>;
}

export function findAll(root: ViewNode, query: Query): ViewNode[] {
  const matching = [...walk(root)].filter((node) => node.tag !== TEXT && matches(node, query));
  if (query.text === undefined) return matching;
  const parents = new Set(matching.flatMap((node) => [...ancestors(node)]));
  return matching.filter((node) => !parents.has(node));
}

function matches(node: ViewNode, query: Query): boolean {
  const { attributes } = node;
  return (
    (query.tag === undefined || node.tag === query.tag) &&
    (query.id === undefined || attributes.id === query.id) &&
    (query.class === undefined || classesOf(node).includes(query.class)) &&
    (query.role === undefined || attributes['aria-role'] === query.role) &&
    (query.label === undefined ||
      matchesText(String(attributes['aria-label'] ?? ''), query.label)) &&
    Object.entries(query.dataset ?? {}).every(([key, value]) => node.dataset[key] === value) &&
    (query.text === undefined || matchesText(textOf(node), query.text))
  );
}

const matchesText = (text: string, expected: string | RegExp): boolean =>
  typeof expected === 'string' ? text === expected : expected.test(text);

export const classesOf = (node: ViewNode): string[] =>
  String(node.attributes.class ?? '').split(/\s+/);

export function* walk(node: ViewNode): Generator<ViewNode> {
  yield node;
  for (const child of node.children) yield* walk(child);
}

export function* ancestors(node: ViewNode): Generator<ViewNode> {
  for (let up = node.parent; up; up = up.parent) yield up;
}
