import {
  type City,
  PROVINCES,
  type Province,
  shortenPlace,
} from '../../reference-data/divisions.ts';

/** What may stand between the names of a province, a city and a district. */
const GAP = /[\s,，;；。、|/\-—>]*/y;

interface Names {
  full: string;
  short: string;
}

const toNames = (full: string): Names => ({ full, short: shortenPlace(full) });

interface NamedCity {
  city: City;
  names: Names;
  /** The longest first, so that 城关 does not hide 城关区. */
  districts: readonly Names[];
}

interface NamedProvince {
  province: Province;
  names: Names;
  cities: readonly NamedCity[];
}

const NAMED_PROVINCES: readonly NamedProvince[] = PROVINCES.map((province) => ({
  province,
  names: toNames(province.name),
  cities: province.cities.map((city) => ({
    city,
    names: toNames(city.name),
    districts: [...city.districts].sort((a, b) => b.length - a.length).map(toNames),
  })),
}));

/** The characters that a name of a place begins with: most positions of a text need no further look. */
const FIRST_CHARACTERS: ReadonlySet<string> = new Set(
  NAMED_PROVINCES.flatMap(({ names, cities }) => [
    names.full.charAt(0),
    ...cities.flatMap((city) => [
      city.names.full.charAt(0),
      ...city.districts.map(({ full }) => full.charAt(0)),
    ]),
  ]),
);

/** A place in a text, with the positions where it starts and ends. */
interface Match {
  province: Province;
  city?: City;
  district?: string;
  start: number;
  end: number;
}

/** Reads a name at a position, the full form first; returns the position behind it. */
function readName(text: string, at: number, { full, short }: Names): number | undefined {
  if (text.startsWith(full, at)) return at + full.length;
  if (!text.startsWith(short, at)) return undefined;
  const level = /^(?:特别行政区|自治区|省|市)/.exec(text.slice(at + short.length))?.[0] ?? '';
  return at + short.length + level.length;
}

function skipGap(text: string, at: number): number {
  GAP.lastIndex = at;
  return at + (GAP.exec(text)?.[0].length ?? 0);
}

/** A district is recognised by its full name; its short form could be a street: 南山 in 南山大道. */
function readDistrict(text: string, at: number, districts: readonly Names[]) {
  for (const { full } of districts)
    if (text.startsWith(full, at)) return { district: full, end: at + full.length };
  const other = districts.find(
    ({ full, short }) =>
      short !== full &&
      text.startsWith(short, at) &&
      /[区县市]/.test(text.charAt(at + short.length)),
  );
  return other && { district: other.full, end: at + other.short.length + 1 };
}

const MUNICIPAL_DISTRICTS = '市辖区';

/** Reads a city and its district at a position inside a province. */
function readCity(
  text: string,
  at: number,
  { province, cities }: NamedProvince,
): Omit<Match, 'start'> {
  let start = skipGap(text, at);
  for (const { city, names, districts } of cities) {
    const end = readName(text, start, names);
    if (end === undefined) continue;
    let next = skipGap(text, end);
    if (text.startsWith(MUNICIPAL_DISTRICTS, next)) next += MUNICIPAL_DISTRICTS.length;
    const district = readDistrict(text, skipGap(text, next), districts);
    const isOwnDistrict = city.districts[0] === city.name;
    return { province, city, end, ...(isOwnDistrict && { district: city.name }), ...district };
  }
  if (text.startsWith(MUNICIPAL_DISTRICTS, start))
    start = skipGap(text, start + MUNICIPAL_DISTRICTS.length);
  const owners = cities.flatMap(({ city, districts }) => {
    const district = readDistrict(text, start, districts);
    return district ? [{ city, ...district }] : [];
  });
  const [owner] = owners;
  if (owner && owners.length === 1) return { province, ...owner };
  const [only] = cities;
  const isMunicipality = cities.length === 1;
  return isMunicipality && only ? { province, city: only.city, end: at } : { province, end: at };
}

/** Reads a place at a position: province, city and district, or the last ones of them. */
function readPlace(text: string, start: number): Match | undefined {
  if (!FIRST_CHARACTERS.has(text.charAt(start))) return undefined;
  for (const province of NAMED_PROVINCES) {
    const end = readName(text, start, province.names);
    if (end !== undefined) return { start, ...readCity(text, end, province) };
  }
  const places = NAMED_PROVINCES.flatMap((province) => {
    const place = readCity(text, start, province);
    return place.end > start && place.district ? [{ start, ...place }] : [];
  });
  const withCity = places.filter(({ city, end }) => {
    const read = city && readName(text, start, toNames(city.name));
    return read !== undefined && read < end;
  });
  if (withCity.length > 0) return withCity[0];
  return places.length === 1 ? places[0] : undefined;
}

const countLevels = ({ city, district }: Match): number =>
  1 + Number(city !== undefined) + Number(district !== undefined);

/** Finds the most complete place of a text; of equally complete ones the first. */
export function findPlace(text: string): Match | undefined {
  let best: Match | undefined;
  for (let at = 0; at < text.length; at++) {
    const place = readPlace(text, at);
    if (place && (!best || countLevels(place) > countLevels(best))) best = place;
  }
  return best;
}
