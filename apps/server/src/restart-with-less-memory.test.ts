import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it, vi } from 'vitest';
import { restartWithLessMemory } from './restart-with-less-memory.ts';

const VARIABLES = {
  MALLOC_ARENA_MAX: '1',
  MALLOC_MMAP_THRESHOLD_: '8388608',
  MALLOC_TRIM_THRESHOLD_: '33554432',
};
const OPTIONS = ['--max-semi-space-size=8', '--heap-growing-percent=50', '--liftoff-only'];

const createProgram = (changes: object = {}) => ({
  platform: 'linux',
  execPath: '/node',
  execArgv: ['--import', 'x'],
  argv: ['/node', 'main.ts', '--dev'],
  env: { PORT: '1' },
  execve: vi.fn<(...args: unknown[]) => never>(),
  ...changes,
});

describe('restartWithLessMemory', () => {
  it('keeps arguments and environment and adds the settings', () => {
    const program = createProgram();
    restartWithLessMemory(program);
    expect(program.execve).toHaveBeenCalledExactlyOnceWith(
      '/node',
      ['/node', '--import', 'x', ...OPTIONS, 'main.ts', '--dev'],
      { PORT: '1', ...VARIABLES },
    );
  });

  it.each([
    ['has every setting', { env: VARIABLES, execArgv: OPTIONS }],
    ['runs elsewhere than on Linux', { platform: 'darwin' }],
    ['cannot be replaced', { execve: undefined }],
  ])('does nothing when the program %s', (_, changes) => {
    const program = createProgram(changes);
    restartWithLessMemory(program);
    if (program.execve) expect(program.execve).not.toHaveBeenCalled();
  });

  it('leaves to the operator what the operator has set', () => {
    const env = {
      MALLOC_ARENA_MAX: '4',
      MALLOC_MMAP_THRESHOLD_: '',
      MALLOC_TRIM_THRESHOLD_: '1',
      NODE_OPTIONS: '--max_semi_space_size=32',
    };
    const program = createProgram({ env });
    restartWithLessMemory(program);
    expect(program.execve).toHaveBeenCalledExactlyOnceWith(
      '/node',
      ['/node', '--import', 'x', '--heap-growing-percent=50', '--liftoff-only', 'main.ts', '--dev'],
      env,
    );
  });

  it.runIf(process.platform === 'linux')('replaces the program of the server', () => {
    const showAndStop =
      'if (process.env.MALLOC_ARENA_MAX) { console.log(...process.execArgv.slice(2)); process.exit(); }';
    const main = fileURLToPath(new URL('main.ts', import.meta.url));
    const preload = `data:text/javascript,${showAndStop}`;
    const output = execFileSync(process.execPath, ['--import', preload, main], {
      encoding: 'utf8',
      // A server that is not replaced refuses to start.
      env: { PATH: process.env.PATH, PORT: 'none' },
    });
    expect(output).toBe(`${OPTIONS.join(' ')}\n`);
  });
});
