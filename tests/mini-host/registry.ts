/** Loads the pages and components of the built program: configuration, script and template. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Platform } from './platforms.ts';
import type { TemplateFile, Templates } from './templates.ts';

type Json = Record<string, unknown>;

export interface Definition {
  /** The path from the program's root without extension: `pages/home/index`. */
  route: string;
  /** The options that the script passed to `Page()` or `Component()`. */
  config: Json;
  json: Json;
  file: TemplateFile;
  /** The routes of custom components by their tags. */
  components: Map<string, string>;
}

export class Registry {
  private readonly definitions = new Map<string, Definition>();
  private readonly distDir: string;
  private readonly platform: Platform;
  private readonly templates: Templates;
  private readonly require: (file: string) => unknown;
  private registered: Json | undefined;

  constructor(
    distDir: string,
    platform: Platform,
    templates: Templates,
    require: (file: string) => unknown,
  ) {
    this.distDir = distDir;
    this.platform = platform;
    this.templates = templates;
    this.require = require;
  }

  /** The program's `Page` and `Component` functions. */
  readonly register = (config: Json): void => {
    this.registered = config;
  };

  get(route: string): Definition {
    const cached = this.definitions.get(route);
    if (cached) return cached;
    const json = this.json(route);
    const using = Object.entries(Object(json.usingComponents ?? {}) as Record<string, string>);
    const definition: Definition = {
      route,
      config: this.run(route),
      json,
      file: this.templates.load(path.join(this.distDir, `${route}${this.platform.template}`)),
      components: new Map(using.map(([tag, target]) => [tag, resolveRoute(target, route)])),
    };
    this.definitions.set(route, definition);
    return definition;
  }

  private run(route: string): Json {
    this.registered = undefined;
    this.require(route);
    if (!this.registered) throw new Error(`${route}.js registers nothing`);
    return this.registered;
  }

  private json(route: string): Json {
    const file = path.join(this.distDir, `${route}.json`);
    return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Json) : {};
  }
}

/** Resolves `../detail/index` relative to a route, or `/pages/…` from the root. */
export const resolveRoute = (target: string, from: string): string =>
  target.startsWith('/') ? target.slice(1) : path.posix.join(path.posix.dirname(from), target);
