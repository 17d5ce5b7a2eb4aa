import { type Localised, localised } from '@vitrine/kit';

export interface StandardColour {
  readonly code: string;
  readonly name: Localised;
  readonly hex: string;
}

const colour = (code: string, zh: string, en: string, hex: string): StandardColour => ({
  code,
  name: localised(zh, en),
  hex,
});

/** The colours that a new shop begins with, grouped by colour family, in the order of swatches. */
export const STANDARD_COLOURS: readonly StandardColour[] = [
  colour('black', '黑色', 'Black', '#1c1b1d'),
  colour('charcoal', '炭灰色', 'Charcoal', '#3b3c40'),
  colour('grey', '灰色', 'Grey', '#7f7f80'),
  colour('light-grey', '浅灰色', 'Light grey', '#c4c5c7'),
  colour('silver', '银色', 'Silver', '#c9ccd1'),
  colour('white', '白色', 'White', '#fbfaf7'),
  colour('off-white', '米白色', 'Off-white', '#f3eee3'),
  colour('ivory', '象牙白', 'Ivory', '#ece4d2'),
  colour('beige', '米色', 'Beige', '#dccdb2'),
  colour('taupe', '灰褐色', 'Taupe', '#9a8a7b'),
  colour('khaki', '卡其色', 'Khaki', '#b09b72'),
  colour('camel', '驼色', 'Camel', '#b68d5e'),
  colour('tan', '棕褐色', 'Tan', '#a4713f'),
  colour('brown', '棕色', 'Brown', '#6b442a'),
  colour('chocolate', '巧克力棕', 'Chocolate', '#43291d'),
  colour('gold', '金色', 'Gold', '#d4af63'),
  colour('rose-gold', '玫瑰金', 'Rose gold', '#d9a38f'),
  colour('yellow', '黄色', 'Yellow', '#efcf57'),
  colour('mustard', '芥末黄', 'Mustard', '#c2932c'),
  colour('orange', '橙色', 'Orange', '#df7a2d'),
  colour('coral', '珊瑚色', 'Coral', '#ec8370'),
  colour('red', '红色', 'Red', '#b81f2a'),
  colour('burgundy', '酒红色', 'Burgundy', '#5c1a27'),
  colour('fuchsia', '玫红色', 'Fuchsia', '#c2367d'),
  colour('pink', '粉色', 'Pink', '#eeb3bd'),
  colour('nude', '裸粉色', 'Nude', '#e3c2ae'),
  colour('lilac', '丁香紫', 'Lilac', '#b9a7c9'),
  colour('purple', '紫色', 'Purple', '#5f3a78'),
  colour('light-blue', '浅蓝色', 'Light blue', '#a9c3dc'),
  colour('blue', '蓝色', 'Blue', '#2f5aa0'),
  colour('denim-blue', '牛仔蓝', 'Denim blue', '#4a6585'),
  colour('navy', '藏青色', 'Navy', '#1f2a44'),
  colour('teal', '蓝绿色', 'Teal', '#1f5f66'),
  colour('mint', '薄荷绿', 'Mint', '#b5d8c4'),
  colour('green', '绿色', 'Green', '#2f6b48'),
  colour('dark-green', '墨绿色', 'Dark green', '#1c3a2e'),
  colour('olive', '橄榄绿', 'Olive', '#5f5d3b'),
  colour('multicolour', '多色', 'Multicolour', '#b7a08f'),
];
