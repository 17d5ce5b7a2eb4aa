/** A compiled template element: directives separated from attributes, expressions parsed once. */
import { type Expression, parseExpression, parseFields } from './expression.ts';
import type { MarkupElement, MarkupNode } from './markup.ts';
import type { EventAttribute, Platform } from './platforms.ts';

export interface Plan {
  id: number;
  tag: string;
  text: Expression | undefined;
  condition: { kind: 'if' | 'elif' | 'else'; test: Expression } | undefined;
  loop: { list: Expression; item: string; index: string; key: string } | undefined;
  attributes: [name: string, value: Expression][];
  dataset: [name: string, value: Expression][];
  listeners: [event: EventAttribute, method: Expression][];
  /** The name and data of `<template is data>`. */
  use: { name: Expression; data: Expression } | undefined;
  children: Plan[];
}

export function compileElement(element: MarkupElement, platform: Platform): Plan {
  const plan = createEmptyPlan(element.id, element.tag);
  const directives = new Map<string, string>();
  for (const [name, source] of element.attributes) {
    if (name.startsWith(platform.directive)) {
      directives.set(name.slice(platform.directive.length), source);
    } else if (element.tag !== 'template') addAttribute(plan, name, source, platform);
  }
  plan.condition = conditionOf(directives);
  plan.loop = loopOf(directives);
  if (element.tag === 'template') plan.use = useOf(element);
  plan.children = compileNodes(element.children, platform);
  return plan;
}

export const compileNodes = (nodes: MarkupNode[], platform: Platform): Plan[] =>
  nodes.map((node, index) =>
    'text' in node
      ? { ...createEmptyPlan(-index, '#text'), text: interpolate(node.text) }
      : compileElement(node, platform),
  );

const createEmptyPlan = (id: number, tag: string): Plan => ({
  id,
  tag,
  text: undefined,
  condition: undefined,
  loop: undefined,
  attributes: [],
  dataset: [],
  listeners: [],
  use: undefined,
  children: [],
});

function addAttribute(plan: Plan, name: string, source: string, platform: Platform): void {
  const event = platform.event(name);
  if (event) plan.listeners.push([event, interpolate(source)]);
  else if (name.startsWith('data-'))
    plan.dataset.push([camelCase(name.slice(5)), interpolate(source)]);
  else plan.attributes.push([name, interpolate(source)]);
}

const camelCase = (name: string): string =>
  name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

function conditionOf(directives: Map<string, string>): Plan['condition'] {
  for (const kind of ['if', 'elif', 'else'] as const) {
    const source = directives.get(kind);
    if (source !== undefined) {
      return { kind, test: kind === 'else' ? () => true : interpolate(source) };
    }
  }
  return undefined;
}

function loopOf(directives: Map<string, string>): Plan['loop'] {
  const list = directives.get('for');
  if (list === undefined) return undefined;
  return {
    list: interpolate(list),
    item: directives.get('for-item') ?? 'item',
    index: directives.get('for-index') ?? 'index',
    key: directives.get('key') ?? '',
  };
}

function useOf(element: MarkupElement): Plan['use'] {
  const name = element.attributes.get('is');
  if (name === undefined) return undefined;
  const data = element.attributes.get('data') ?? '';
  const fields = /^\s*\{\{([\s\S]*)\}\}\s*$/.exec(data)?.[1] ?? '';
  return { name: interpolate(name), data: parseFields(fields) };
}

/** Compiles text with `{{ }}`: a single expression keeps its type, mixed text becomes a string. */
export function interpolate(source: string): Expression {
  const parts = source.split(/\{\{([\s\S]*?)\}\}(?!\})/);
  if (parts.length === 1) return () => source;
  if (parts.length === 3 && parts[0] === '' && parts[2] === '')
    return parseExpression(parts[1] ?? '');
  const expressions = parts.map((part, index) => (index % 2 ? parseExpression(part) : () => part));
  return (lookup) => expressions.map((expression) => toText(expression(lookup))).join('');
}

export const toText = (value: unknown): string =>
  value === undefined || value === null ? '' : String(value);
