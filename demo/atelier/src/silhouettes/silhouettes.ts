import type { GarmentBuilder } from '../parts/garment.ts';
import { backpack } from './backpack.ts';
import { beanie } from './beanie.ts';
import { belt } from './belt.ts';
import { bomber } from './bomber.ts';
import { boot } from './boot.ts';
import { briefcase } from './briefcase.ts';
import { cap } from './cap.ts';
import { carCoat } from './carCoat.ts';
import { cardigan } from './cardigan.ts';
import { crossbody } from './crossbody.ts';
import { denimJacket } from './denimJacket.ts';
import { derby } from './derby.ts';
import { duffle } from './duffle.ts';
import { dungarees } from './dungarees.ts';
import { earrings } from './earrings.ts';
import { gown } from './gown.ts';
import { jumper } from './jumper.ts';
import { loafer } from './loafer.ts';
import type { SilhouetteName } from './names.ts';
import { pencilSkirt } from './pencilSkirt.ts';
import { pleatedSkirt } from './pleatedSkirt.ts';
import { polo } from './polo.ts';
import { puffer } from './puffer.ts';
import { pump } from './pump.ts';
import { shirt } from './shirt.ts';
import { slip } from './slip.ts';
import { smock } from './smock.ts';
import { sneaker } from './sneaker.ts';
import { square } from './square.ts';
import { stole } from './stole.ts';
import { sunglasses } from './sunglasses.ts';
import { sweatshirt } from './sweatshirt.ts';
import { tailored } from './tailored.ts';
import { tie } from './tie.ts';
import { topHandle } from './topHandle.ts';
import { tote } from './tote.ts';
import { trench } from './trench.ts';
import { trousers } from './trousers.ts';
import { watch } from './watch.ts';

/** The builder of each silhouette. */
export const GARMENT_BUILDERS: Readonly<Record<SilhouetteName, GarmentBuilder>> = {
  backpack,
  beanie,
  belt,
  bomber,
  boot,
  briefcase,
  cap,
  carCoat,
  cardigan,
  crossbody,
  denimJacket,
  derby,
  duffle,
  dungarees,
  earrings,
  gown,
  jumper,
  loafer,
  pencilSkirt,
  pleatedSkirt,
  polo,
  puffer,
  pump,
  shirt,
  slip,
  smock,
  sneaker,
  square,
  stole,
  sunglasses,
  sweatshirt,
  tailored,
  tie,
  topHandle,
  tote,
  trench,
  trousers,
  watch,
};
