import type { Recipe } from '../apps/server/src/app/every-call/recipe.ts';
import { recipes } from '../apps/server/src/app/every-call/recipes.ts';
import { type Call, type CallName, calls } from '../packages/contract/src/index.ts';

const WHO = { anyone: 'anyone', session: 'anyone with a session', shopper: 'shopper' } as const;

const HEAD = `<!-- Made by \`npm run generated\` from the contract and the recipes beside \`every-call.test.ts\`; do not edit. -->
# Calls

Every call of the interface, who may make it, and what is tested of it on both database engines:
\`apps/server/src/app/every-call\` asks each call well (200), badly (400), without a session (401), with the
ids of another shopper (404, another refusal, or an answer with nothing in it), and at least 300 times with
hostile input, among it everything that names something of somebody else, who must be told of nowhere and
find all of theirs as it was. A dash means that there is nothing to test: the call takes nothing that could
be wrong, needs no session, or names nothing of a shopper's own.
Shapes are at \`/openapi.json\`, readable at \`/docs\`.
`;

const cell = (isTested: boolean, status: number) => (isTested ? String(status) : '–');

function ownedCell({ owned }: Pick<Recipe, 'owned'>): string {
  if (owned === 'empty') return '200, nothing';
  return cell(owned !== undefined, owned === true ? 404 : (owned ?? 404));
}

function row([name, call]: [string, Call]): string {
  const recipe = recipes[name as CallName];
  const tested = recipe
    ? [
        '200',
        cell(Boolean(recipe.bad), 400),
        cell(call.caller !== 'anyone', 401),
        ownedCell(recipe),
      ]
    : ['**none**', '', '', ''];
  const cells = [`\`${call.method} ${call.path}\``, name, WHO[call.caller], ...tested];
  return `| ${cells.join(' | ')} |`;
}

function section(group: string, entries: [string, Call][]): string {
  const head =
    '| Call | Name | Who | Good | Bad input | No session | Another’s ids |\n|---|---|---|---|---|---|---|';
  return `\n## ${group}\n${head}\n${entries.map(row).join('\n')}\n`;
}

/** The table of every call and its tests. */
export function callsDocument(): string {
  const entries = Object.entries<Call>(calls);
  const groups = [...new Set(entries.map(([, { group }]) => group))];
  return (
    HEAD +
    groups
      .map((group) =>
        section(
          group,
          entries.filter(([, call]) => call.group === group),
        ),
      )
      .join('')
  );
}
