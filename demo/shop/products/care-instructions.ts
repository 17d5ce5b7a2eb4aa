import { type Localised, localised } from '@vitrine/kit';

/** Care instructions, one line each. */
export const CARE = {
  brush: [localised('软刷干刷，避水', 'Brush dry with a soft brush; keep from water')],
  dry: [
    localised('专业干洗', 'Dry clean'),
    localised(
      '阔肩衣架悬挂，避免久压',
      'Hang on a broad hanger; do not keep it pressed under others',
    ),
  ],
  denim: [
    localised('翻面冷水洗，头两次单独洗', 'Wash cold and inside out; alone the first two times'),
    localised('阴凉处悬挂晾干', 'Hang to dry in the shade'),
  ],
  down: [
    localised(
      '30 度轻柔机洗，使用羽绒洗剂',
      'Gentle machine wash at 30°C with a detergent for down',
    ),
    localised('低温烘干，每半小时拍松一次', 'Tumble dry low, shaking it out every half hour'),
  ],
  gentle: [
    localised('30 度轻柔机洗', 'Gentle machine wash at 30°C'),
    localised('反面低温熨烫', 'Iron cool, inside out'),
  ],
  leather: [
    localised('软布干擦，避水避晒', 'Wipe with a soft dry cloth; keep from water and sun'),
    localised('一季上一次皮革膏', 'Feed with leather cream once a season'),
  ],
  lens: [localised('温水冲洗，超细布擦干', 'Rinse warm and dry with a microfibre cloth')],
  machine: [localised('30 度机洗', 'Machine wash at 30°C'), localised('中温熨烫', 'Warm iron')],
  metal: [
    localised('避开香水与汗水，戴后轻擦', 'Keep from scent and sweat; wipe after wearing'),
    localised('单独存放', 'Store apart from other pieces'),
  ],
  patent: [
    localised(
      '微湿软布擦拭，避免与深色皮革叠放',
      'Wipe with a barely damp cloth; do not store against dark leather',
    ),
  ],
  spot: [localised('局部擦洗，阴处晾干', 'Spot clean and dry in the shade')],
  silk: [
    localised('专业干洗', 'Dry clean'),
    localised('反面低温熨烫，勿喷水', 'Iron cool, inside out and without spraying'),
  ],
  suede: [
    localised('软刷顺毛轻刷', 'Brush along the nap with a soft brush'),
    localised('淋湿后自然阴干，勿烘', 'If wet, let it dry slowly away from heat'),
  ],
  watch: [
    localised('每三年保养一次，遇水擦干', 'Service every three years; dry it when it gets wet'),
  ],
  wipe: [localised('湿布擦拭，自然晾干', 'Wipe with a damp cloth and let dry')],
  wool: [
    localised('冷水手洗，或羊毛档机洗', 'Wash by hand in cold water, or on a wool cycle'),
    localised('平铺晾干，折叠收纳', 'Dry flat; fold to store'),
  ],
} satisfies Record<string, readonly Localised[]>;

export type CareCode = keyof typeof CARE;
