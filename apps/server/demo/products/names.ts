import { capitalise, type Localised } from '@vitrine/kit';
import { both } from '../both.ts';
import { colourNamed } from './colours.ts';
import { clothOf } from './fabrics.ts';
import { nounOf } from './nouns.ts';
import type { Piece } from './pieces.ts';

/** 墨绿色 is 墨绿 before a noun; two characters stay as they are. */
const shortColour = (name: string) => name.replace(/(?<=.)([绿灰红粉蓝])色$/, '$1');

const joined = (parts: readonly string[]) => capitalise(parts.filter(Boolean).join(' '));

/** Bottle green, but a bottle-green coat. */
const adjective = (colour: string) => colour.toLowerCase().replace(' ', '-');

/**
 * The name of a piece: 墨绿缎面垂领吊带裙, Bottle-green cowl-neck satin slip dress. The colour is
 * left out when nothing else needs telling apart; some kinds cannot do without it.
 */
export function nameOf(piece: Piece, withColour: boolean): Localised {
  const colour = colourNamed(piece.colour).name;
  const zhColour = shortColour(colour['zh-CN']);
  const enColour = adjective(colour['en-US']);
  const cloth = clothOf(piece).name;
  const noun = nounOf(piece);
  if (noun.whole) return noun.whole({ zhColour, enColour, cloth });
  const zhCloth = noun.hidesCloth ? '' : cloth['zh-CN'];
  const enCloth = noun.hidesCloth ? '' : cloth['en-US'];
  return both(
    `${withColour ? zhColour : ''}${zhCloth}${noun.zh}`,
    joined([noun.size ?? '', withColour ? enColour : '', noun.before ?? '', enCloth, noun.en]),
  );
}
