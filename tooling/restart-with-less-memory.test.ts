import { execFileSync } from 'node:child_process';
import { describe, expect, it, vi } from 'vitest';
import { restartWithLessMemory } from './restart-with-less-memory.ts';

const createProgram = (changes: object = {}) => ({
  platform: 'linux',
  execPath: '/node',
  execArgv: ['--import', 'x'],
  argv: ['/node', 'serve.ts', '--dev'],
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
      ['/node', '--import', 'x', '--max-semi-space-size=8', 'serve.ts', '--dev'],
      { PORT: '1', MALLOC_ARENA_MAX: '2' },
    );
  });

  it.each([
    ['was restarted already, or the operator chose', { env: { MALLOC_ARENA_MAX: '1' } }],
    ['runs elsewhere than on Linux', { platform: 'darwin' }],
    ['cannot be replaced', { execve: undefined }],
  ])('does nothing when the program %s', (_, changes) => {
    const program = createProgram(changes);
    restartWithLessMemory(program);
    if (program.execve) expect(program.execve).not.toHaveBeenCalled();
  });

  it('leaves the size of the young generation to the operator', () => {
    const program = createProgram({ env: { NODE_OPTIONS: '--max-semi-space-size=32' } });
    restartWithLessMemory(program);
    expect(program.execve.mock.calls[0]?.[1]).toEqual([
      '/node',
      '--import',
      'x',
      'serve.ts',
      '--dev',
    ]);
  });

  it.runIf(process.platform === 'linux')('replaces a running program once', () => {
    const script = `import { restartWithLessMemory } from ${JSON.stringify(import.meta.resolve('./restart-with-less-memory.ts'))};
      restartWithLessMemory(process);
      console.log(process.pid, process.ppid, process.env.MALLOC_ARENA_MAX, ...process.execArgv.filter((option) => option.startsWith('--max')));`;
    const output = execFileSync(process.execPath, ['--input-type=module', '--eval', script], {
      encoding: 'utf8',
      env: { PATH: process.env.PATH },
    });
    expect(output).toContain('2 --max-semi-space-size=8');
  });
});
