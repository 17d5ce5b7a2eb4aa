import {
  BANNER_LIMIT,
  BANNER_QUALITY,
  BANNER_REVISION,
  BANNERS,
  bannerFile,
} from '../banners/banners.ts';
import { drawBanner } from '../banners/draw.ts';
import { findProduct, listProducts } from '../catalogue/catalogue.ts';
import { drawBack } from '../views/back.ts';
import { drawCloth } from '../views/cloth.ts';
import { drawDetail, drawPackshot } from '../views/packshot.ts';
import { drawScale } from '../views/scale.ts';
import { drawScene } from '../views/scene.ts';
import { drawStyled } from '../views/styled.ts';
import { encode } from './encode.ts';
import { findSpec, hashSpec, imageFile, listViews, VIEWS, type ViewName } from './image-specs.ts';

/** One image to draw: small enough to post to a worker. */
export interface DrawTask {
  file: string;
  hash: string;
  subject: { product: string; view: ViewName } | { banner: string };
}

const DRAW_VIEW = {
  packshot: drawPackshot,
  detail: drawDetail,
  scene: drawScene,
  styled: drawStyled,
  cloth: drawCloth,
  back: drawBack,
  scale: drawScale,
} as const;

/** Packshots first, so that every product has an image as early as possible. */
export function allTasks(): DrawTask[] {
  const products = listProducts();
  const pictures = VIEWS.flatMap((view) =>
    products
      .filter((product) => listViews(product).includes(view))
      .map((product) => ({
        file: imageFile(product, view),
        hash: hashSpec(product, findSpec(product, view)),
        subject: { product: product.id, view },
      })),
  );
  const banners = BANNERS.map((banner) => ({
    file: bannerFile(banner),
    hash: hashSpec(banner, [BANNER_REVISION, BANNER_QUALITY, BANNER_LIMIT]),
    subject: { banner: banner.id },
  }));
  return [...pictures, ...banners];
}

export function drawTask({ subject }: DrawTask): Promise<Buffer> {
  if ('banner' in subject) {
    return encode(drawBanner(subject.banner), BANNER_QUALITY, BANNER_LIMIT);
  }
  const product = findProduct(subject.product);
  const spec = findSpec(product, subject.view);
  const image = DRAW_VIEW[subject.view](product, spec);
  return encode(image, spec.quality, spec.limit);
}
