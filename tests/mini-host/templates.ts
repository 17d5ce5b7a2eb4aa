/** Loads template files with their imports and view scripts. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type MarkupElement, type MarkupNode, parseMarkup } from './markup.ts';
import { compileNodes, type Plan } from './plan.ts';
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
    const cached = this.files.get(file);
    if (cached) return cached;
    const loaded: TemplateFile = { body: [], templates: new Map(), scripts: {} };
    this.files.set(file, loaded);
    const visible: MarkupNode[] = [];
    const own = new Map<string, NamedTemplate>();
    for (const node of this.read(file)) {
      if ('text' in node) visible.push(node);
      else if (!this.readDeclaration(node, file, loaded, own)) visible.push(node);
    }
    // A file's own templates override imported ones.
    for (const [name, template] of own) loaded.templates.set(name, template);
    loaded.body = compileNodes(visible, this.platform);
    return loaded;
  }

  /** Reads a file's nodes and replaces each `<include>` by the nodes of its file. */
  private read(file: string): MarkupNode[] {
    const { children } = parseMarkup(readFileSync(file, 'utf8'), file);
    const expand = (node: MarkupNode): MarkupNode[] => {
      if ('text' in node) return [node];
      if (node.tag === 'include')
        return this.read(resolveBeside(file, node.attributes.get('src'))).filter(isRendered);
      node.children = node.children.flatMap(expand);
      return [node];
    };
    return children.flatMap(expand);
  }

  /** Reads an import, a named template or a script. Returns false for any other node. */
  private readDeclaration(
    node: MarkupElement,
    file: string,
    into: TemplateFile,
    own: Map<string, NamedTemplate>,
  ): boolean {
    const { script } = this.platform;
    const name = node.attributes.get('name');
    if (node.tag === 'import') {
      const imported = this.load(resolveBeside(file, node.attributes.get('src')));
      // Imports are not transitive: only templates declared in the file itself are imported.
      for (const [known, template] of imported.templates) {
        if (template.file === imported) into.templates.set(known, template);
      }
    } else if (node.tag === 'template' && name !== undefined) {
      own.set(name, { body: compileNodes(node.children, this.platform), file: into });
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
    const target = resolveBeside(file, source);
    return this.runScript(readFileSync(target, 'utf8'), target);
  }
}

const resolveBeside = (file: string, target = ''): string =>
  path.resolve(path.dirname(file), target);

const isRendered = (node: MarkupNode): boolean =>
  'text' in node || !['template', 'import', 'wxs', 'sjs', 'import-sjs'].includes(node.tag);
