import {
  BANNER_LIMIT,
  BANNER_LOOK,
  BANNER_QUALITY,
  BANNERS,
  bannerFile,
} from '../banners/banners.ts';
import { drawBanner } from '../banners/draw.ts';
import { catalogue, pieceById } from '../catalogue/catalogue.ts';
import { detail, packshot } from '../views/packshot.ts';
import { scene } from '../views/scene.ts';
import { encode } from './encode.ts';
import { fileOf, RECIPES, recipeHash, VIEWS, type ViewName } from './recipes.ts';

/** One picture to make: small enough to post to a worker. */
export interface Task {
  file: string;
  hash: string;
  subject: { piece: string; view: ViewName } | { banner: string };
}

const VIEW = { packshot, detail, scene } as const;

/** Packshots first, so that a shop is complete, if plain, as early as possible. */
export function allTasks(): Task[] {
  const pieces = catalogue();
  const pictures = VIEWS.flatMap((view) =>
    pieces.map((piece) => ({
      file: fileOf(piece, view),
      hash: recipeHash(piece, RECIPES[view]),
      subject: { piece: piece.id, view },
    })),
  );
  const banners = BANNERS.map((banner) => ({
    file: bannerFile(banner),
    hash: recipeHash(banner, [BANNER_LOOK, BANNER_QUALITY, BANNER_LIMIT]),
    subject: { banner: banner.id },
  }));
  return [...pictures, ...banners];
}

export function draw({ subject }: Task): Promise<Buffer> {
  if ('banner' in subject) {
    return encode(drawBanner(subject.banner), BANNER_QUALITY, BANNER_LIMIT);
  }
  const recipe = RECIPES[subject.view];
  const image = VIEW[subject.view](pieceById(subject.piece), recipe);
  return encode(image, recipe.quality, recipe.limit);
}
