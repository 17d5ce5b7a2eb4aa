import { RETURN_DAYS, SELLERS } from '@vitrine/contract';
import { isAtLeast, isRecord, SHIPPING_COUNTRY_CODES } from '@vitrine/kit';

type Values = Readonly<Record<string, unknown>>;

/** A value that the shop cannot have, by its name: `homeContent.women`. */
export interface ConfigurationFault {
  readonly name: string;
  readonly reason:
    | 'page-missing'
    | 'no-country'
    | 'version-too-new'
    | 'no-sellers'
    | 'no-return-days';
}

/** What the shop knows about the values. */
export interface ConfigurationFacts {
  readonly shownPages: readonly string[];
  readonly newestAppVersion: string | undefined;
}

const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

const VERSION = /^\d+(?:\.\d+){0,3}$/;

const hasCountry = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every((code) => (SHIPPING_COUNTRY_CODES as readonly unknown[]).includes(code));

const isPossibleVersion = (value: unknown, newest: string | undefined): boolean =>
  typeof value === 'string' &&
  VERSION.test(value) &&
  (newest === undefined || isAtLeast(newest, value));

const isReturnPeriod = (value: unknown): boolean =>
  Number.isInteger(value) &&
  Number(value) >= RETURN_DAYS.least &&
  Number(value) <= RETURN_DAYS.most;

/** The home pages that a change newly names, by the name of the value. */
function listNewHomePages(before: Values, { homeContent }: Values): (readonly [string, unknown])[] {
  const former = isRecord(before.homeContent) ? Object.values(before.homeContent) : [];
  const named = isRecord(homeContent)
    ? Object.entries(homeContent).map(([gender, code]) => [`homeContent.${gender}`, code] as const)
    : [['homeContent', homeContent] as const];
  return named.filter(([, code]) => code !== undefined && !former.includes(code));
}

/** What a change makes the shop unable to do: to show its home, to ship anywhere, to serve any app. */
export function findConfigurationFaults(
  before: Values,
  after: Values,
  facts: ConfigurationFacts,
): ConfigurationFault[] {
  const { shippingCountries, minimumAppVersion } = after;
  const faults: ConfigurationFault[] = listNewHomePages(before, after)
    .filter(([, code]) => typeof code !== 'string' || !facts.shownPages.includes(code))
    .map(([name]) => ({ name, reason: 'page-missing' }));
  const isNew = (name: string) => after[name] !== undefined && !isSame(before[name], after[name]);
  if (isNew('shippingCountries') && !hasCountry(shippingCountries))
    faults.push({ name: 'shippingCountries', reason: 'no-country' });
  if (isNew('sellers') && !(SELLERS as readonly unknown[]).includes(after.sellers))
    faults.push({ name: 'sellers', reason: 'no-sellers' });
  if (isNew('returnDays') && !isReturnPeriod(after.returnDays))
    faults.push({ name: 'returnDays', reason: 'no-return-days' });
  const isVersionPossible = isPossibleVersion(minimumAppVersion, facts.newestAppVersion);
  if (isNew('minimumAppVersion') && !isVersionPossible)
    faults.push({ name: 'minimumAppVersion', reason: 'version-too-new' });
  return faults;
}

interface Configured {
  readonly toggles: Values;
  readonly configuration: Values;
}

const sortEntries = (values: Values) =>
  Object.entries(values).sort(([one], [other]) => (one < other ? -1 : 1));

/** Whether a change concerns nothing but which pages are the home pages. */
export function changesHomeOnly(before: Configured, after: Configured): boolean {
  const withoutHome = ({ toggles, configuration: { homeContent: _, ...rest } }: Configured) => [
    sortEntries(toggles),
    sortEntries(rest),
  ];
  return isSame(withoutHome(before), withoutHome(after));
}
