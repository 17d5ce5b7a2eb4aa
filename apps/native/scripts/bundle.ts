import { existsSync, mkdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { bin, run } from './run.ts';
import { APP, BUDGETS, BUILD, SYSTEMS, type System } from './settings.ts';

/** The Hermes compiler of this machine; undefined where there is none for it. */
function findHermes(): string | undefined {
  const folder = { linux: 'linux64-bin', darwin: 'osx-bin', win32: 'win64-bin' }[
    process.platform as 'linux' | 'darwin' | 'win32'
  ];
  const file = path.join(APP, 'node_modules/hermes-compiler/hermesc', folder ?? '', 'hermesc');
  return folder && existsSync(file) ? file : undefined;
}

export function bundleSystem(platform: System | 'web'): string {
  const folder = path.join(BUILD, platform);
  mkdirSync(folder, { recursive: true });
  const file = path.join(folder, 'main.jsbundle');
  run([
    ...[bin('react-native'), 'bundle', '--platform', platform, '--dev', 'false'],
    ...['--entry-file', 'index.js', '--bundle-output', file, '--assets-dest', folder],
  ]);
  return file;
}

function compile(file: string, hermes: string): string {
  const output = file.replace('.jsbundle', '.hbc');
  run([hermes, '-emit-binary', '-O', '-w', '-out', output, file]);
  return output;
}

const format = (bytes: number): string => bytes.toLocaleString('en-US');

/** Bundles every system and compares the sizes with their budgets. HarmonyOS runs JavaScript, the others Hermes. */
export function bundle(): void {
  const hermes = findHermes();
  const faults: string[] = [];
  for (const system of SYSTEMS) {
    const script = bundleSystem(system);
    const isCompiled = system !== 'harmony' && hermes !== undefined;
    const size = statSync(isCompiled ? compile(script, hermes) : script).size;
    const kind = isCompiled ? 'Hermes' : 'JavaScript';
    const line = `${system}: ${format(size)} bytes of ${kind}, of ${format(BUDGETS[system])}`;
    console.log(line);
    if (size > BUDGETS[system]) faults.push(line);
  }
  if (!hermes) console.log('No Hermes compiler for this machine: scripts were measured instead.');
  if (faults.length > 0) throw new Error(`Too large:\n${faults.join('\n')}`);
}
