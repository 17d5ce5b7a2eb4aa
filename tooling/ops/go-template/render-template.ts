import { FUNCTIONS, isTruthy, type TemplateFunction } from './functions.ts';
import type { Operand, Pipeline, TemplateNode } from './nodes.ts';
import { parseTemplate } from './parse-template.ts';

/** A place for variables: those of the blocks around it can be read and changed. */
class Scope {
  private readonly values = new Map<string, unknown>();
  private readonly outer: Scope | undefined;

  constructor(outer?: Scope) {
    this.outer = outer;
  }

  set(name: string, value: unknown): void {
    this.values.set(name, value);
  }

  private find(name: string): Scope {
    if (this.values.has(name)) return this;
    if (!this.outer) throw new Error(`the variable ${name} does not exist`);
    return this.outer.find(name);
  }

  change(name: string, value: unknown): void {
    this.find(name).values.set(name, value);
  }

  get(name: string): unknown {
    return this.find(name).values.get(name);
  }
}

function readPath(value: unknown, path: readonly string[]): unknown {
  let current = value;
  for (const name of path) {
    if (typeof current !== 'object' || current === null || !(name in current))
      throw new Error(`there is no ${name} in .${path.join('.')}`);
    current = Reflect.get(current, name);
  }
  return current;
}

function format(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean')
    return String(value);
  throw new Error(`${JSON.stringify(value)} cannot be written as it is`);
}

/** Renders templates of Go, and fails on everything that it does not know. */
export class TemplateRenderer {
  private readonly defined = new Map<string, readonly TemplateNode[]>();
  private readonly functions: Readonly<Record<string, TemplateFunction>>;

  constructor(more: Readonly<Record<string, TemplateFunction>> = {}) {
    const include: TemplateFunction = (name, data) => this.include(String(name), data);
    this.functions = { ...FUNCTIONS, ...more, include };
  }

  render(template: string, data: unknown): string {
    const nodes = parseTemplate(template);
    for (const node of nodes) if (node.kind === 'define') this.defined.set(node.name, node.body);
    return this.start(nodes, data);
  }

  private start(nodes: readonly TemplateNode[], data: unknown): string {
    const scope = new Scope();
    scope.set('$', data);
    return this.renderNodes(nodes, data, scope);
  }

  private include(name: string, data: unknown): string {
    const nodes = this.defined.get(name);
    if (!nodes) throw new Error(`the template ${name} does not exist`);
    return this.start(nodes, data);
  }

  private renderNodes(nodes: readonly TemplateNode[], dot: unknown, scope: Scope): string {
    return nodes.map((node) => this.renderNode(node, dot, scope)).join('');
  }

  private renderNode(node: TemplateNode, dot: unknown, scope: Scope): string {
    if (node.kind === 'text') return node.text;
    if (node.kind === 'define') return '';
    const value = this.run(node.pipeline, dot, scope);
    if (node.kind === 'output') return format(value);
    if (node.kind === 'assign') {
      if (node.isNew) scope.set(node.name, value);
      else scope.change(node.name, value);
      return '';
    }
    if (!isTruthy(value)) return this.renderNodes(node.otherwise, dot, new Scope(scope));
    if (node.kind !== 'range')
      return this.renderNodes(node.body, node.kind === 'with' ? value : dot, new Scope(scope));
    if (!Array.isArray(value)) throw new Error('range needs a list');
    return value
      .map((item: unknown) => {
        const inner = new Scope(scope);
        if (node.name) inner.set(node.name, item);
        return this.renderNodes(node.body, item, inner);
      })
      .join('');
  }

  private run(pipeline: Pipeline, dot: unknown, scope: Scope): unknown {
    let piped: readonly unknown[] = [];
    for (const [first, ...others] of pipeline) {
      if (!first) throw new Error('a command is empty');
      const values = [...others.map((operand) => this.evaluate(operand, dot, scope)), ...piped];
      const value =
        first.kind === 'function'
          ? this.findFunction(first.name)
          : this.evaluate(first, dot, scope);
      if (typeof value !== 'function' && values.length > 0)
        throw new Error('only a function takes values');
      piped = [typeof value === 'function' ? value(...values) : value];
    }
    return piped[0];
  }

  private findFunction(name: string): TemplateFunction {
    const found = this.functions[name];
    if (!found) throw new Error(`the function ${name} is not known`);
    return found;
  }

  private evaluate(operand: Operand, dot: unknown, scope: Scope): unknown {
    switch (operand.kind) {
      case 'literal':
        return operand.value;
      case 'field':
        return readPath(dot, operand.path);
      case 'variable':
        return readPath(scope.get(operand.name), operand.path);
      case 'pipeline':
        return this.run(operand.pipeline, dot, scope);
      case 'function':
        return this.findFunction(operand.name)();
    }
  }
}
