import { expect, test } from 'vitest';
import { readAddress } from './read-address.ts';

const states = [
  { id: '4209', name: '上海市', code: 'SH' },
  { id: '4219', name: '广东省', code: 'GD' },
  { id: '4220', name: '广西壮族自治区', code: 'GX' },
  { id: '4225', name: '云南省', code: 'YN' },
];

test.each([
  [
    '林知夏 13800138000 上海市徐汇区武康路12弄3号502室 200031',
    {
      name: '林知夏',
      mobile: '13800138000',
      zipCode: '200031',
      stateId: '4209',
      city: '上海市',
      district: '徐汇区',
      addressLine: '武康路12弄3号502室',
    },
  ],
  [
    '收货人：周景行\n手机号码：+86 138-0013-8000\n所在地区：广东省深圳市南山区\n详细地址：科苑路 8 号',
    {
      name: '周景行',
      mobile: '13800138000',
      stateId: '4219',
      city: '深圳市',
      district: '南山区',
      addressLine: '科苑路8号',
    },
  ],
  [
    '上海 上海市静安区南京西路1266号，周景行，13900139000',
    {
      name: '周景行',
      mobile: '13900139000',
      stateId: '4209',
      city: '上海市',
      district: '静安区',
      addressLine: '南京西路1266号',
    },
  ],
  [
    '广西南宁市青秀区民族大道100号530022',
    {
      zipCode: '530022',
      stateId: '4220',
      city: '南宁市',
      district: '青秀区',
      addressLine: '民族大道100号',
    },
  ],
  [
    '云南省大理白族自治州大理市古城路1号',
    {
      stateId: '4225',
      city: '大理白族自治州',
      district: '大理市',
      addressLine: '古城路1号',
    },
  ],
  ['你好', { name: '你好' }],
  ['', {}],
])('of “%s” the parts are told', (text, parts) => expect(readAddress(text, states)).toEqual(parts));
