import { spawn } from 'node:child_process';
import { startFailure } from '../start-failure.ts';

export interface Step {
  name: string;
  command: readonly [string, ...string[]];
  cwd?: string;
  env?: Readonly<Record<string, string>>;
  /** Another step does the same and more: it is run only when it is asked for by name. */
  isCovered?: true;
}

export interface StepResult {
  step: Step;
  ok: boolean;
  seconds: number;
  output: string;
}

/** Runs a step and collects its output, which is shown only when it fails. */
export function runStep(step: Step, root: string): Promise<StepResult> {
  const startedAt = performance.now();
  const [program, ...args] = step.command;
  return new Promise((resolve) => {
    const child = spawn(program, args, {
      cwd: step.cwd ? `${root}/${step.cwd}` : root,
      env: { ...process.env, FORCE_COLOR: '0', ...step.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    for (const stream of [child.stdout, child.stderr])
      stream.setEncoding('utf8').on('data', collect);
    const finish = (ok: boolean) =>
      resolve({ step, ok, seconds: (performance.now() - startedAt) / 1000, output });
    child.on('error', (error) => {
      output += startFailure(program, error);
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}
