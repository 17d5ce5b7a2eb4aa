import { type Call, type CallName, calls } from '@vitrine/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ATTACKS, type Attack, attacksOn } from './attacks.ts';
import { recipes } from './recipes.ts';
import { plantVictim, type Victim } from './victim.ts';
import { makeWorld, type World } from './world.ts';

type Struck = Awaited<ReturnType<World['attack']>>;

const known = Object.entries(recipes).map(
  ([name, recipe]) => [name, calls[name as CallName] as Call, recipe] as const,
);

/** Who somebody is, and what the shop knows of them. Everything else is about what they do. */
const PEOPLE = new Set(['Addresses', 'Identity', 'Messaging', 'Personal ID', 'Shopper']);

/** Two halves take two workers about as long. */
export const ofPeople = ({ group }: Call): boolean => PEOPLE.has(group);
export const ofTheRest = (call: Call): boolean => !ofPeople(call);

/** What an answer would hold if our own code, or the database, spoke through it. */
const INSIDE =
  /\bat \S+ \(|node_modules|\.ts:\d+|syntax error at|relation "|violates \w+ constraint/;

/** What is wrong with an answer; most of them have nothing. */
function faultsOf(
  attack: Attack,
  { status, headers, text }: Struck,
  { secrets }: Victim,
): string[] {
  const faults: string[] = [];
  if (status >= 500) faults.push('it failed');
  if (String(headers['set-cookie'] ?? '').includes('x=1')) faults.push('it set a cookie');
  if (INSIDE.test(text)) faults.push('it told of its inside');
  const told = secrets.filter((secret) => text.includes(secret));
  if (told.some((secret) => !JSON.stringify(attack).includes(secret)))
    faults.push('it told of the victim');
  if (status < 400) return faults;
  const { code, message } = JSON.parse(text).error;
  if (!/^[a-z-]+$/.test(code)) faults.push('its error has no code');
  if (status === 400 && !/\p{Script=Han}/u.test(message))
    faults.push('its error is not in Chinese');
  return faults;
}

/** Attacks the calls that are chosen, in a shop with a victim of their own. */
export function attackCalls(isChosen: (call: Call) => boolean): void {
  let world: World;
  let victim: Victim;
  let before: unknown;
  /** Lines of the log that tell of the victim. */
  const loose: string[] = [];

  beforeAll(async () => {
    world = await makeWorld({
      write(line) {
        if (victim?.secrets.some((secret) => line.includes(secret))) loose.push(line);
      },
    });
    victim = await plantVictim(world);
    before = await victim.views();
  });
  afterAll(() => world.close());

  const chosen = known.filter(([, call]) => isChosen(call));
  describe.each(chosen)('%s', (name, call, recipe) => {
    it('answers or refuses whatever it is sent, and never fails', async () => {
      const attacks = attacksOn(call, await recipe.good(world), name, victim.names);
      expect(attacks.length).toBeGreaterThanOrEqual(ATTACKS);
      for (const attack of attacks) {
        const struck = await world.attack(call, attack);
        const faults = faultsOf(attack, struck, victim);
        if (faults.length > 0)
          expect.fail(
            `${faults.join(', ')}: ${struck.status} ${JSON.stringify(attack).slice(0, 600)} ${struck.text.slice(0, 600)}`,
          );
      }
    }, 300_000);
  });

  it('has told the log nothing of the victim, and changed nothing of theirs', async () => {
    expect(await victim.views()).toEqual(before);
    expect(loose).toEqual([]);
  });
}
