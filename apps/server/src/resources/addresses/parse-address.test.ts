import { describe, expect, it } from 'vitest';
import { PROVINCES } from '../../reference-data/divisions.ts';
import { type ParsedAddress, parseAddress } from './parse-address.ts';

const parsed = (parts: Partial<ParsedAddress>): ParsedAddress => ({
  name: null,
  mobile: null,
  province: null,
  city: null,
  district: null,
  addressLine: null,
  zipCode: null,
  ...parts,
});

const shanghai = { province: '上海市', city: '上海市' };
const shenzhen = { province: '广东省', city: '深圳市', district: '南山区' };

/** Texts as people really copy them. */
const TEXTS: readonly (readonly [string, Partial<ParsedAddress>])[] = [
  [
    '林知夏 13800138000 上海市徐汇区武康路12弄3号502室 200031',
    {
      name: '林知夏',
      mobile: '13800138000',
      ...shanghai,
      district: '徐汇区',
      addressLine: '武康路12弄3号502室',
      zipCode: '200031',
    },
  ],
  [
    '收货人：周景行\n手机号码：+86 138-0013-8000\n所在地区：广东省深圳市南山区\n详细地址：科苑路 8 号',
    { name: '周景行', mobile: '13800138000', ...shenzhen, addressLine: '科苑路8号' },
  ],
  [
    '上海 上海市静安区南京西路1266号，周景行，13900139000',
    {
      name: '周景行',
      mobile: '13900139000',
      ...shanghai,
      district: '静安区',
      addressLine: '南京西路1266号',
    },
  ],
  [
    '广西南宁市青秀区民族大道100号530022',
    {
      province: '广西壮族自治区',
      city: '南宁市',
      district: '青秀区',
      addressLine: '民族大道100号',
      zipCode: '530022',
    },
  ],
  [
    '云南省大理白族自治州大理市古城路1号',
    {
      province: '云南省',
      city: '大理白族自治州',
      district: '大理市',
      addressLine: '古城路1号',
    },
  ],
  ['你好', { name: '你好' }],
  ['', {}],
  ['hello there', { name: 'hello there' }],
  ['13800138000', { mobile: '13800138000' }],
  [
    '王芳 广东深圳南山区科技园路1号 18600001111 518057',
    {
      name: '王芳',
      mobile: '18600001111',
      ...shenzhen,
      addressLine: '科技园路1号',
      zipCode: '518057',
    },
  ],
  [
    'Tom Chen 13800001111 上海浦东新区世纪大道100号',
    {
      name: 'Tom Chen',
      mobile: '13800001111',
      ...shanghai,
      district: '浦东新区',
      addressLine: '世纪大道100号',
    },
  ],
  [
    '四川省成都市武侯区天府大道1号 邮编610041 陈思远 13700137000',
    {
      name: '陈思远',
      mobile: '13700137000',
      province: '四川省',
      city: '成都市',
      district: '武侯区',
      addressLine: '天府大道1号',
      zipCode: '610041',
    },
  ],
  [
    '深圳市南山区科苑路8号 周景行 13800138000',
    { name: '周景行', mobile: '13800138000', ...shenzhen, addressLine: '科苑路8号' },
  ],
  [
    '深圳南山区科苑路8号,周景行,13800138000',
    { name: '周景行', mobile: '13800138000', ...shenzhen, addressLine: '科苑路8号' },
  ],
  ['广东南山区科苑路8号', { ...shenzhen, addressLine: '科苑路8号' }],
  [
    '浦东新区张江路100号 李雷',
    { name: '李雷', ...shanghai, district: '浦东新区', addressLine: '张江路100号' },
  ],
  [
    '北京市市辖区朝阳区建国路88号SOHO现代城A座1201',
    {
      province: '北京市',
      city: '北京市',
      district: '朝阳区',
      addressLine: '建国路88号SOHO现代城A座1201',
    },
  ],
  [
    '北京朝阳区三里屯路19号院,韩梅梅收,15011112222',
    {
      name: '韩梅梅',
      mobile: '15011112222',
      province: '北京市',
      city: '北京市',
      district: '朝阳区',
      addressLine: '三里屯路19号院',
    },
  ],
  [
    '中国江苏省苏州市工业园区星湖街328号',
    { province: '江苏省', city: '苏州市', district: '工业园区', addressLine: '星湖街328号' },
  ],
  [
    '湖北省仙桃市干河街道1号',
    { province: '湖北省', city: '仙桃市', district: '仙桃市', addressLine: '干河街道1号' },
  ],
  [
    '重庆市云阳县青龙路1号',
    { province: '重庆市', city: '重庆市', district: '云阳县', addressLine: '青龙路1号' },
  ],
  [
    '内蒙古呼和浩特市新城区新华大街1号',
    {
      province: '内蒙古自治区',
      city: '呼和浩特市',
      district: '新城区',
      addressLine: '新华大街1号',
    },
  ],
  [
    '新疆乌鲁木齐市天山区人民路1号 阿依古丽·买买提 13999990000',
    {
      name: '阿依古丽·买买提',
      mobile: '13999990000',
      province: '新疆维吾尔自治区',
      city: '乌鲁木齐市',
      district: '天山区',
      addressLine: '人民路1号',
    },
  ],
  [
    '吉林省吉林市船营区解放路1号',
    { province: '吉林省', city: '吉林市', district: '船营区', addressLine: '解放路1号' },
  ],
  [
    '广东省东莞市虎门镇人民路1号',
    { province: '广东省', city: '东莞市', district: '虎门镇', addressLine: '人民路1号' },
  ],
  [
    '姓名:李娜 电话:139 0013 9000 地址:浙江省杭州市西湖区文三路1号',
    {
      name: '李娜',
      mobile: '13900139000',
      province: '浙江省',
      city: '杭州市',
      district: '西湖区',
      addressLine: '文三路1号',
    },
  ],
  [
    'Name: Anna Li\nPhone: 13900139000\nAddress: 上海市黄浦区人民大道200号',
    {
      name: 'Anna Li',
      mobile: '13900139000',
      ...shanghai,
      district: '黄浦区',
      addressLine: '人民大道200号',
    },
  ],
  [
    '０１号楼 １３８００１３８０００ 上海市长宁区愚园路１号',
    {
      mobile: '13800138000',
      ...shanghai,
      district: '长宁区',
      addressLine: '愚园路1号01号楼',
    },
  ],
  [
    '张伟先生 13800138000 南京市鼓楼区中山路1号',
    {
      name: '张伟',
      mobile: '13800138000',
      province: '江苏省',
      city: '南京市',
      district: '鼓楼区',
      addressLine: '中山路1号',
    },
  ],
  ['鼓楼区中山路1号', { addressLine: '鼓楼区中山路1号' }],
  [
    '天津市和平区南京路1号 欧阳娜娜 13800138000',
    {
      name: '欧阳娜娜',
      mobile: '13800138000',
      province: '天津市',
      city: '天津市',
      district: '和平区',
      addressLine: '南京路1号',
    },
  ],
  [
    '林夏 13800138000 上海市徐汇区武康路1号\n王芳 18600001111 广东省深圳市南山区科苑路8号',
    {
      name: '林夏',
      mobile: '13800138000',
      ...shanghai,
      district: '徐汇区',
      addressLine: '武康路1号',
    },
  ],
  [
    '林夏\n13800138000\n上海市徐汇区武康路1号\n\n王芳\n18600001111\n广东省深圳市南山区科苑路8号',
    {
      name: '林夏',
      mobile: '13800138000',
      ...shanghai,
      district: '徐汇区',
      addressLine: '武康路1号',
    },
  ],
  [
    '深圳市 - 南山区 - 科苑路8号 - 周景行 - 13800138000',
    { name: '周景行', mobile: '13800138000', ...shenzhen, addressLine: '科苑路8号' },
  ],
  [
    '陕西西安雁塔区小寨东路1号赛格广场3楼 赵敏 13800138000 转 021-12345678',
    {
      name: '赵敏',
      mobile: '13800138000',
      province: '陕西省',
      city: '西安市',
      district: '雁塔区',
      addressLine: '小寨东路1号赛格广场3楼转',
    },
  ],
  // The divisions of a vendor's address book.
  ['上海市 上海市 徐汇区', { ...shanghai, district: '徐汇区' }],
  ['广东省 深圳市 南山区', shenzhen],
];

describe('parseAddress', () => {
  it.each(TEXTS)('parses “%s”', (text, parts) => expect(parseAddress(text)).toEqual(parsed(parts)));

  /** One place of each province, written in the orders that shops and chats use. */
  const places = PROVINCES.flatMap(({ name: province, cities }) => {
    const city = cities.find(({ districts }) => districts.some((name) => /区$/.test(name)));
    const district = city?.districts.find((name) => /区$/.test(name));
    return city && district ? [{ province, city: city.name, district }] : [];
  });
  const person = { name: '沈知意', mobile: '13712345678', addressLine: '和平路18号3栋1201室' };
  const orders: readonly ((place: string) => string)[] = [
    (place) => `${person.name} ${person.mobile} ${place}${person.addressLine}`,
    (place) => `${person.name}，${place}${person.addressLine}，${person.mobile}`,
    (place) => `${place}${person.addressLine} ${person.name} ${person.mobile}`,
    (place) =>
      `收件人：${person.name}\n联系电话：${person.mobile}\n收货地址：${place}${person.addressLine}`,
  ];
  const cases = places.flatMap((place) =>
    orders.flatMap((write, order) => [
      { place, order, text: write(`${place.province}${place.city}${place.district}`) },
      { place, order, text: write(`${place.province} ${place.city} ${place.district} `) },
    ]),
  );

  it('has a place in each province', () => expect(places).toHaveLength(31));

  it.each(cases)('parses “$text”', ({ place, text }) =>
    expect(parseAddress(text)).toEqual(parsed({ ...person, ...place })),
  );

  it('takes little time for a long text without an address', () => {
    expect(parseAddress('南'.repeat(200))).toEqual(parsed({ addressLine: '南'.repeat(200) }));
  });
});
