import type { Localised } from '@vitrine/kit';

export interface StateRow {
  id: string;
  country_id: string;
  code: string;
  name: Localised;
  position: number;
}

const CHINA = 42;
const HONG_KONG = 92;

/** Code, Chinese name, English name; in the order of the official list. */
const PROVINCES = `
BJ 北京市 Beijing
TJ 天津市 Tianjin
HE 河北省 Hebei
SX 山西省 Shanxi
NM 内蒙古自治区 Inner Mongolia
LN 辽宁省 Liaoning
JL 吉林省 Jilin
HL 黑龙江省 Heilongjiang
SH 上海市 Shanghai
JS 江苏省 Jiangsu
ZJ 浙江省 Zhejiang
AH 安徽省 Anhui
FJ 福建省 Fujian
JX 江西省 Jiangxi
SD 山东省 Shandong
HA 河南省 Henan
HB 湖北省 Hubei
HN 湖南省 Hunan
GD 广东省 Guangdong
GX 广西壮族自治区 Guangxi
HI 海南省 Hainan
CQ 重庆市 Chongqing
SC 四川省 Sichuan
GZ 贵州省 Guizhou
YN 云南省 Yunnan
XZ 西藏自治区 Tibet
SN 陕西省 Shaanxi
GS 甘肃省 Gansu
QH 青海省 Qinghai
NX 宁夏回族自治区 Ningxia
XJ 新疆维吾尔自治区 Xinjiang
TW 台湾省 Taiwan
HK 香港特别行政区 Hong Kong
MO 澳门特别行政区 Macao`;

const REGIONS = `
HCW 中西区 Central and Western
HEA 东区 Eastern
HSO 南区 Southern
HWC 湾仔区 Wan Chai
KKC 九龙城区 Kowloon City
KKT 观塘区 Kwun Tong
KSS 深水埗区 Sham Shui Po
KWT 黄大仙区 Wong Tai Sin
KYT 油尖旺区 Yau Tsim Mong
NIS 离岛区 Islands
NKT 葵青区 Kwai Tsing
NNO 北区 North
NSK 西贡区 Sai Kung
NST 沙田区 Sha Tin
NTP 大埔区 Tai Po
NTW 荃湾区 Tsuen Wan
NTM 屯门区 Tuen Mun
NYL 元朗区 Yuen Long`;

const rows = (countryId: number, list: string): StateRow[] =>
  list
    .trim()
    .split('\n')
    .map((line, position) => {
      const [code = '', zh = '', ...en] = line.split(' ');
      return {
        id: String(countryId * 100 + position + 1),
        country_id: String(countryId),
        code,
        name: { 'zh-CN': zh, 'en-US': en.join(' ') },
        position,
      };
    });

export const stateRows = (): StateRow[] => [...rows(CHINA, PROVINCES), ...rows(HONG_KONG, REGIONS)];
