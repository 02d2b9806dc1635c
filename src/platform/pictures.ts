/**
 * Pictures on the device: a file opened, and a square of it encoded anew. What is encoded is the pixels that are seen,
 * so that nothing else of the file, place and time among it, goes on.
 */
import { AVATAR_EDGE, AVATAR_TYPES, MAX_AVATAR_BYTES } from '@domain/profile/avatar.ts';
import { type Crop, fitted, type Size } from '@domain/profile/crop.ts';
import { checkPicture, fileProblem } from '@domain/profile/pictureFile.ts';

/** Drawn upright, and no larger than a crop of it needs. */
export interface OpenPicture extends Size {
  readonly canvas: HTMLCanvasElement;
}

/** The nearest crop of such a picture still has about a stored pixel for each of its own. */
const KEPT = { shortEdge: 2048, longEdge: 8192 } as const;
/** Tried in turn, until the result is small enough. */
const QUALITIES = [0.85, 0.7, 0.5, 0.3] as const;

/** What is wrong with a picture, in words for who chose it. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

/**
 * Opens a file as a picture. Its size and its first bytes are looked at before anything decodes it.
 * @throws PictureProblem for what is no JPEG, PNG or WebP, is too large, or cannot be decoded
 */
export async function openPicture(file: File): Promise<OpenPicture> {
  const problem = fileProblem(file.name, file.size);
  if (problem !== null) throw new PictureProblem(problem);
  const unread = `${file.name} could not be read as a picture. It may be damaged.`;
  const bytes = await file.arrayBuffer().catch((cause: unknown) => {
    throw new PictureProblem(unread, { cause });
  });
  const checked = checkPicture(file.name, new Uint8Array(bytes));
  if ('problem' in checked) throw new PictureProblem(checked.problem);
  try {
    // decoded as what its bytes say, whatever the file calls itself
    const decoded = await createImageBitmap(new Blob([bytes], { type: `image/${checked.kind}` }));
    const size = fitted(decoded, KEPT);
    const canvas = canvasOf(size);
    contextOf(canvas).drawImage(decoded, 0, 0, size.width, size.height);
    decoded.close();
    return { canvas, ...size };
  } catch (cause) {
    throw new PictureProblem(unread, { cause });
  }
}

/** Draws a square of a picture over all of `canvas`; what shines through becomes white. */
export function drawCrop(canvas: HTMLCanvasElement, picture: OpenPicture, { x, y, edge }: Crop): void {
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'high';
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture.canvas, x, y, edge, edge, 0, 0, canvas.width, canvas.height);
}

/**
 * The square as it is stored: a WebP, or a JPEG where the browser writes no WebP.
 * @throws PictureProblem where the browser encodes nothing small enough
 */
export async function encodeCrop(picture: OpenPicture, crop: Crop): Promise<Blob> {
  const canvas = canvasOf({ width: AVATAR_EDGE, height: AVATAR_EDGE });
  drawCrop(canvas, picture, crop);
  for (const type of Object.values(AVATAR_TYPES)) {
    for (const quality of QUALITIES) {
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
      // a browser that does not know the type answers a PNG
      if (blob?.type !== type) break;
      if (blob.size <= MAX_AVATAR_BYTES) return blob;
    }
  }
  throw new PictureProblem('This browser could not make a picture of it. Try another one.');
}

function canvasOf({ width, height }: Size): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}

function contextOf(canvas: HTMLCanvasElement): CanvasRenderingContext2D {
  const context = canvas.getContext('2d');
  if (!context) throw new Error('no canvas to draw on');
  return context;
}
