import { expect, test } from 'vitest';
import { mapCityToResponse } from './mappers.ts';

test.each([
  ['上海市', '徐汇区', 'Shanghai', 'Xuhui District'],
  ['重庆市', '云阳县', 'Chongqing', 'Yunyang County'],
  ['大理白族自治州', '大理市', 'Dali', 'Dali'],
  ['东莞市', '虎门镇', 'Dongguan', 'Humen Town'],
  ['中山市', '石岐街道', 'Zhongshan', 'Shiqi Subdistrict'],
])('labels %s and %s in English as %s and %s', (city, district, cityLabel, districtLabel) => {
  const places = { name: city, districts: [district] };
  expect(mapCityToResponse(places, 'en-US')).toEqual({
    name: city,
    label: cityLabel,
    districts: [{ name: district, label: districtLabel }],
  });
  expect(mapCityToResponse(places, 'zh-CN').label).toBe(city);
});
