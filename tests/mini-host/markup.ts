/** Parses a vendor's template file into a tree. The dialects share one grammar: XML with `{{ }}`. */
export interface MarkupElement {
  /** Unique in its file; identifies the element between two renders. */
  id: number;
  tag: string;
  attributes: Map<string, string>;
  children: MarkupNode[];
}

export type MarkupNode = MarkupElement | { text: string };

export function parseMarkup(source: string, file: string): MarkupElement {
  return new Reader(source, file).read();
}

const TOKEN = /<!--[\s\S]*?-->|<\/([\w-]+)\s*>|<([\w-]+)|([^<]+)/y;
const ATTRIBUTE = /\s+([^\s=/>]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'))?/y;
const TAG_END = /\s*(\/?)>/y;

class Reader {
  private readonly source: string;
  private readonly file: string;
  private readonly root = element('#root', 0);
  private readonly open = [this.root];
  private position = 0;
  private nextId = 1;

  constructor(source: string, file: string) {
    this.source = source;
    this.file = file;
  }

  read(): MarkupElement {
    while (this.position < this.source.length) {
      const [, closing, opening, text] = this.take(TOKEN) ?? this.fail('neither a tag nor text');
      // Indentation between tags is not content.
      if (text?.trim()) this.parent.children.push({ text: decode(text.trim()) });
      if (closing) this.close(closing);
      if (opening) this.begin(opening);
    }
    if (this.open.length > 1) this.fail(`<${this.parent.tag}> is never closed`);
    return this.root;
  }

  private begin(tag: string): void {
    const node = element(tag, this.nextId++);
    for (let pair = this.take(ATTRIBUTE); pair; pair = this.take(ATTRIBUTE)) {
      node.attributes.set(pair[1] ?? '', pair[2] ?? pair[3] ?? '');
    }
    const end = this.take(TAG_END) ?? this.fail(`<${tag}> does not end with >`);
    this.parent.children.push(node);
    if (end[1]) return;
    if (SCRIPTS.has(tag)) this.readScript(node);
    else this.open.push(node);
  }

  private close(tag: string): void {
    if (this.open.length < 2 || this.parent.tag !== tag) {
      this.fail(`</${tag}> closes <${this.parent.tag}>`);
    }
    this.open.pop();
  }

  /** Reads the body of a script as plain text, because its `<` are operators. */
  private readScript(node: MarkupElement): void {
    const closing = `</${node.tag}>`;
    const end = this.source.indexOf(closing, this.position);
    if (end < 0) this.fail(`<${node.tag}> is never closed`);
    node.children.push({ text: this.source.slice(this.position, end) });
    this.position = end + closing.length;
  }

  private get parent(): MarkupElement {
    return this.open.at(-1) ?? this.root;
  }

  private take(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const match = pattern.exec(this.source);
    if (match) this.position = pattern.lastIndex;
    return match;
  }

  private fail(reason: string): never {
    const line = this.source.slice(0, this.position).split('\n').length;
    throw new Error(`${this.file}:${line}: ${reason}`);
  }
}

const SCRIPTS = new Set(['wxs', 'sjs', 'import-sjs']);

function element(tag: string, id: number): MarkupElement {
  return { id, tag, attributes: new Map(), children: [] };
}

const ENTITIES: Record<string, string> = {
  lt: '<',
  gt: '>',
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
};

const decode = (text: string): string =>
  text.replace(/&(lt|gt|amp|quot|apos|nbsp);/g, (whole, name: string) => ENTITIES[name] ?? whole);
