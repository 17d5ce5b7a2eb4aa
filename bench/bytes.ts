import { screenBytes } from '../tooling/budget.ts';
import { buildIfStale } from '../tooling/build.ts';
import { report, table } from './report.ts';

buildIfStale();
report(
  'bytes',
  table(
    ['Screen', 'JavaScript, brotli', 'Budget'],
    screenBytes().map(({ screen, kilobytes, budget }) => [
      screen,
      `${kilobytes.toFixed(1)} KB`,
      `${budget} KB`,
    ]),
  ),
);
