import { areaList } from '@vant/area-data';

/** A city and its districts, in Chinese as they are written on a parcel. */
export interface City {
  name: string;
  districts: readonly string[];
}

export interface Province {
  name: string;
  cities: readonly City[];
}

/** Hong Kong is a country of its own for delivery; the others are not delivered to. */
const NOT_MAINLAND = new Set(['71', '81', '82']);
/** Counties that belong to no city: each is its own. */
const WITHOUT_CITY = /^\d{2}90/;
/** The counties of a municipality stand beside its districts in the official list. */
const COUNTIES_OF_MUNICIPALITY = '县';

/** The codes and names of a list by the first digits of their codes. */
const groupByPrefix = (list: Readonly<Record<string, string>>, digits: number) =>
  Map.groupBy(Object.entries(list), ([code]) => code.slice(0, digits));

const citiesOfProvince = groupByPrefix(areaList.city_list, 2);
const countiesOfCity = groupByPrefix(areaList.county_list, 4);

function listCities(provinceCode: string): City[] {
  const cities: City[] = [];
  for (const [code, name] of citiesOfProvince.get(provinceCode.slice(0, 2)) ?? []) {
    const counties = countiesOfCity.get(code.slice(0, 4)) ?? [];
    const districts = counties.map(([, county]) => county);
    const previous = cities.at(-1);
    if (WITHOUT_CITY.test(code))
      cities.push(...districts.map((county) => ({ name: county, districts: [county] })));
    else if (name === COUNTIES_OF_MUNICIPALITY && previous)
      previous.districts = [...previous.districts, ...districts];
    else cities.push({ name, districts: districts.length > 0 ? districts : [name] });
  }
  return cities;
}

/** The provinces of mainland China with their cities and districts. */
export const PROVINCES: readonly Province[] = Object.entries(areaList.province_list)
  .filter(([code]) => !NOT_MAINLAND.has(code.slice(0, 2)))
  .map(([code, name]) => ({ name, cities: listCities(code) }));

const ETHNIC =
  /(?:满族|回族|蒙古族?|维吾尔|壮族|藏族|羌族|彝族|苗族|侗族|布依族|土家族|哈尼族|傣族|景颇族|傈僳族|白族|朝鲜族|哈萨克|柯尔克孜)+/;
const LEVEL = /(?:特别行政区|自治区|自治州|自治县|自治旗|地区|林区|新区|省|市|盟|区|县|旗)$/;

/** 广西壮族自治区 is often written 广西, and 深圳市 is often 深圳. */
export function shortenPlace(name: string): string {
  const withoutLevel = name.replace(LEVEL, '');
  const forms = [withoutLevel.replace(ETHNIC, ''), withoutLevel];
  return forms.find(({ length }) => length > 1) ?? name;
}
