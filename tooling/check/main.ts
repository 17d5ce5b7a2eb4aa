import '../require-node.mjs';
import { stripVTControlCharacters } from 'node:util';
import { SUMMARY_PREFIXES } from '../test/summary-reporter.ts';
import { useMemoryFolder } from './memory-folder.ts';
import { runSequences } from './run-sequences.ts';
import { selectSteps } from './select-steps.ts';
import { ROOT, stages } from './stages.ts';
import { runStep, type Step, type StepResult } from './step.ts';

const names = stages.flat(2).map(({ name }) => name);
const USAGE = `Usage: npm run check                   runs every step
       npm run check -- TEXT...        runs the steps whose name contains one of the texts

Steps:
${names.map((name) => `  ${name}`).join('\n')}

The journeys need the web build and those of the mini-programs.`;

function reportStep({ step, ok, seconds, output }: StepResult): void {
  console.log(`${ok ? '✓' : '✗'} ${step.name} (${seconds.toFixed(1)} s)`);
  if (!ok) console.log(output);
  const text = stripVTControlCharacters(output);
  const counts = /^\s*Tests\s+.*$/m.exec(text);
  if (ok && counts) console.log(`  ${counts[0].trim()}`);
  const isSummary = (line: string) => SUMMARY_PREFIXES.some((prefix) => line.startsWith(prefix));
  const summary = ok ? text.split('\n').filter(isSummary) : [];
  for (const line of summary) console.log(`  ${line}`);
}

let passed = 0;
let failed = 0;

async function runAndReport(step: Step): Promise<boolean> {
  const outcome = await runStep(step, ROOT);
  reportStep(outcome);
  if (outcome.ok) passed++;
  else failed++;
  return outcome.ok;
}

async function runSteps(texts: readonly string[]): Promise<void> {
  const { selected, unknown } = selectSteps(stages, texts);
  if (unknown.length > 0) {
    console.error(`No step is named ${unknown.join(', ')}\n\n${USAGE}`);
    process.exitCode = 2;
    return;
  }
  const removeFolder = useMemoryFolder();
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      removeFolder();
      process.exit(1);
    });
  try {
    for (const sequences of selected) {
      await runSequences(sequences, runAndReport);
      if (failed > 0) break;
    }
  } finally {
    removeFolder();
  }
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
}

const args = process.argv.slice(2);
if (args.includes('--help') || args.includes('-h')) console.log(USAGE);
else await runSteps(args);
