import { screenBytes } from '../tooling/budget.ts';
import { buildIfStale } from '../tooling/build.ts';
import { report, table } from './report.ts';

await buildIfStale();
report(
  'bytes',
  table(
    ['Page', 'JavaScript, brotli', 'Later', 'Budget'],
    screenBytes().map(({ name, kilobytes, later, budget }) => [
      name,
      `${kilobytes.toFixed(1)} KB`,
      later > 0 ? `${later.toFixed(1)} KB` : '',
      `${budget} KB`,
    ]),
  ),
);
