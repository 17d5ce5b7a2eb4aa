import type { Kind } from '../kinds.ts';
import { type NounRule, noun } from './noun.ts';

const pump: NounRule = ({ bow, toeCap, heel, strap, buckle }) => {
  const isHigh = heel === 'stiletto';
  if (bow) return noun('蝴蝶结猫跟鞋', 'kitten-heel pumps', 'bow-trimmed');
  if (toeCap) {
    return strap === 'sling'
      ? noun('拼色鞋头露跟猫跟鞋', 'kitten-heel slingbacks', 'cap-toe')
      : noun('拼色鞋头玛丽珍猫跟鞋', 'Mary Jane pumps', 'cap-toe');
  }
  if (buckle) return noun('饰扣细高跟鞋', 'stiletto pumps', 'buckle-trimmed');
  if (strap === 'sling') {
    return isHigh
      ? noun('尖头露跟细高跟鞋', 'stiletto slingbacks')
      : noun('尖头露跟猫跟鞋', 'kitten-heel slingbacks');
  }
  if (strap === 'ankle') {
    return isHigh
      ? noun('踝带细高跟鞋', 'stiletto pumps', 'ankle-strap')
      : noun('踝带猫跟鞋', 'kitten-heel pumps', 'ankle-strap');
  }
  if (strap === 'instep') return noun('玛丽珍猫跟鞋', 'Mary Jane pumps', 'kitten-heel');
  return isHigh
    ? noun('尖头细高跟鞋', 'stiletto pumps', 'pointed')
    : noun('尖头猫跟鞋', 'kitten-heel pumps', 'pointed');
};

const loafer: NounRule = ({ trim, sole, heel, fringe }) => {
  if (trim === 'penny') {
    return sole === 'lug'
      ? noun('厚底便士乐福鞋', 'penny loafers', 'lug-sole')
      : noun('便士乐福鞋', 'penny loafers');
  }
  if (heel === 'block') return noun('粗跟马衔扣乐福鞋', 'heeled loafers', 'horsebit');
  if (sole === 'lug') return noun('厚底马衔扣乐福鞋', 'lug-sole loafers', 'horsebit');
  return fringe
    ? noun('流苏马衔扣乐福鞋', 'fringed loafers', 'horsebit')
    : noun('马衔扣乐福鞋', 'loafers', 'horsebit');
};

const boot: NounRule = ({ elastic, sole, buckle, cuff }) => {
  if (elastic) {
    return sole === 'lug'
      ? noun('厚底切尔西靴', 'Chelsea boots', 'lug-sole')
      : noun('切尔西靴', 'Chelsea boots');
  }
  if (buckle) return noun('圆环束带粗跟踝靴', 'ankle boots', 'harness');
  return cuff
    ? noun('翻边粗跟踝靴', 'ankle boots', 'turned-cuff')
    : noun('粗跟及踝靴', 'ankle boots', 'block-heel');
};

const laceUp: NounRule = ({ toeCap, laces, sole }) => {
  if (laces === 'ribbon') return noun('缎带牛津鞋', 'Oxford shoes', 'ribbon-laced');
  if (toeCap) return noun('雕花三接头牛津鞋', 'Oxford shoes', 'brogued');
  return sole === 'lug'
    ? noun('厚底德比鞋', 'Derby shoes', 'lug-sole')
    : noun('德比鞋', 'Derby shoes');
};

const sneaker: NounRule = ({ closure, sole, straps, side, toe }) => {
  if (closure === 'straps') {
    if (straps === 1) return noun('宽搭带运动鞋', 'trainers', 'wide-strap');
    return side === 'star'
      ? noun('星饰搭带运动鞋', 'trainers', 'star')
      : noun('搭带运动鞋', 'trainers', 'strap-fastening');
  }
  if (side === 'stripes') return noun('条纹生胶底运动鞋', 'trainers', 'striped gum-sole');
  if (side === 'saddle') return noun('马鞍生胶底运动鞋', 'trainers', 'saddle gum-sole');
  if (toe === 'rubber') return noun('橡胶鞋头运动鞋', 'trainers', 'rubber-toe');
  if (sole === 'platform') return noun('厚底运动鞋', 'trainers', 'platform');
  return sole === 'gum'
    ? noun('生胶底运动鞋', 'trainers', 'gum-sole')
    : noun('低帮运动鞋', 'trainers', 'low-top');
};

export const shoes = { boot, laceUp, loafer, pump, sneaker } satisfies Partial<
  Record<Kind, NounRule>
>;
