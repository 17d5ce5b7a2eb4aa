/** Loads template files with what they import, and the view scripts they name. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MarkupElement, type MarkupNode, parseMarkup } from './markup.ts';
import { childrenOf, type Plan } from './plan.ts';
import type { Platform } from './platforms.ts';

export interface TemplateFile {
  body: Plan[];
  templates: Map<string, NamedTemplate>;
  scripts: Record<string, unknown>;
}

export interface NamedTemplate {
  body: Plan[];
  file: TemplateFile;
}

export class Templates {
  private readonly files = new Map<string, TemplateFile>();
  private readonly platform: Platform;
  private readonly runScript: (code: string, file: string) => unknown;

  constructor(platform: Platform, runScript: (code: string, file: string) => unknown) {
    this.platform = platform;
    this.runScript = runScript;
  }

  load(file: string): TemplateFile {
    const known = this.files.get(file);
    if (known) return known;
    const loaded: TemplateFile = { body: [], templates: new Map(), scripts: {} };
    this.files.set(file, loaded);
    const visible: MarkupNode[] = [];
    const own = new Map<string, NamedTemplate>();
    for (const node of this.read(file)) {
      if ('text' in node) visible.push(node);
      else if (!this.absorb(node, file, loaded, own)) visible.push(node);
    }
    // A file's own templates win over what it imports.
    for (const [name, template] of own) loaded.templates.set(name, template);
    loaded.body = childrenOf(visible, this.platform);
    return loaded;
  }

  /** A file's nodes, with `<include>` replaced by what it points at. */
  private read(file: string): MarkupNode[] {
    const { children } = parseMarkup(readFileSync(file, 'utf8'), file);
    const expand = (node: MarkupNode): MarkupNode[] => {
      if ('text' in node) return [node];
      if (node.tag === 'include')
        return this.read(beside(file, node.attributes.get('src'))).filter(shows);
      node.children = node.children.flatMap(expand);
      return [node];
    };
    return children.flatMap(expand);
  }

  /** Takes in what only declares: imports, named templates, scripts. */
  private absorb(
    node: MarkupElement,
    file: string,
    into: TemplateFile,
    own: Map<string, NamedTemplate>,
  ): boolean {
    const { script } = this.platform;
    const name = node.attributes.get('name');
    if (node.tag === 'import') {
      const imported = this.load(beside(file, node.attributes.get('src')));
      // Imports do not chain: only what that file itself declares comes along.
      for (const [known, template] of imported.templates) {
        if (template.file === imported) into.templates.set(known, template);
      }
    } else if (node.tag === 'template' && name !== undefined) {
      own.set(name, { body: childrenOf(node.children, this.platform), file: into });
    } else if (node.tag === script.tag) {
      into.scripts[node.attributes.get(script.as) ?? ''] = this.script(node, file);
    } else return false;
    return true;
  }

  private script(node: MarkupElement, file: string): unknown {
    const source = node.attributes.get(this.platform.script.source);
    const [inline] = node.children;
    if (source === undefined)
      return this.runScript(inline && 'text' in inline ? inline.text : '', file);
    const target = beside(file, source);
    return this.runScript(readFileSync(target, 'utf8'), target);
  }
}

const beside = (file: string, target = ''): string => path.resolve(path.dirname(file), target);

const shows = (node: MarkupNode): boolean =>
  'text' in node || !['template', 'import', 'wxs', 'sjs', 'import-sjs'].includes(node.tag);
