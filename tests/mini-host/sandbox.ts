/**
 * Runs the built program in an engine with only the language and the given globals, like the vendors'
 * logic layers: without window, document, fetch, process and globalThis.
 */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import vm from 'node:vm';

export class Sandbox {
  private readonly context: vm.Context;
  private readonly modules = new Map<string, { exports: unknown }>();
  private readonly distDir: string;

  constructor(distDir: string, globals: Record<string, unknown>) {
    this.distDir = distDir;
    this.context = vm.createContext({ ...globals });
    vm.runInContext('delete globalThis.globalThis', this.context);
  }

  /** Loads `app.js` or a page's script once. */
  require(file: string): unknown {
    const resolved = path.resolve(this.distDir, file.endsWith('.js') ? file : `${file}.js`);
    const loaded = this.modules.get(resolved);
    if (loaded) return loaded.exports;
    if (!existsSync(resolved))
      throw new Error(`there is no ${path.relative(this.distDir, resolved)}`);
    const module = { exports: {} as unknown };
    this.modules.set(resolved, module);
    const run = this.compile(readFileSync(resolved, 'utf8'), resolved, [
      'require',
      'module',
      'exports',
    ]);
    const require = (target: string) => this.require(path.resolve(path.dirname(resolved), target));
    run(require, module, module.exports);
    return module.exports;
  }

  /** Runs a view script (wxs, sjs), which is CommonJS or has one default export. */
  runScript(code: string, file: string): unknown {
    const module = { exports: {} as unknown };
    const body = code.replace(/^\s*export default\b/m, 'module.exports =');
    this.compile(body, file, ['module', 'exports'])(module, module.exports);
    return module.exports;
  }

  /** Parses a response with the program's own JSON, so that its values belong to the program's realm. */
  parseJson(text: string): unknown {
    return (vm.runInContext('JSON', this.context) as JSON).parse(text);
  }

  private compile(code: string, file: string, names: string[]): (...args: unknown[]) => unknown {
    return vm.compileFunction(code, names, { filename: file, parsingContext: this.context }) as (
      ...args: unknown[]
    ) => unknown;
  }
}
