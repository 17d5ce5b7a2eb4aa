/**
 * Where the built program runs: an engine with the language and nothing else, as the vendors'
 * logic layers are. No window, document, fetch or process; not even globalThis.
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

  /** Loads `app.js` or a page's script; a second call answers what the first one loaded. */
  require(file: string): unknown {
    const resolved = path.resolve(this.distDir, file.endsWith('.js') ? file : `${file}.js`);
    const known = this.modules.get(resolved);
    if (known) return known.exports;
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

  /** Runs a view script (wxs, sjs), which is CommonJS with the vendors, or one default export. */
  runScript(code: string, file: string): unknown {
    const module = { exports: {} as unknown };
    const body = code.replace(/^\s*export default\b/m, 'module.exports =');
    this.compile(body, file, ['module', 'exports'])(module, module.exports);
    return module.exports;
  }

  /** Parses an answer with the program's own JSON, so that its values are of the program's realm. */
  parseJson(text: string): unknown {
    return (vm.runInContext('JSON', this.context) as JSON).parse(text);
  }

  private compile(code: string, file: string, names: string[]): (...args: unknown[]) => unknown {
    return vm.compileFunction(code, names, { filename: file, parsingContext: this.context }) as (
      ...args: unknown[]
    ) => unknown;
  }
}
