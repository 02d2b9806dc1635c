/** Which files are opened as a picture on the device: told by their first bytes, before anything decodes them. */
import { readPictureHead, type PictureHead } from './pictureHead.ts';

/** Larger than any phone's photo; read whole into memory. */
const MAX_FILE_BYTES = 25 * 1024 * 1024;
/** Decoded, a pixel takes four bytes. The largest phone cameras take 50 million by themselves. */
const MAX_PIXELS = 64_000_000;

/** Why a file of this name and size (bytes) is not even read; null when it may be. */
export function fileProblem(name: string, size: number): string | null {
  if (size === 0) return `${name} is empty.`;
  if (size <= MAX_FILE_BYTES) return null;
  return `${name} is larger than ${MAX_FILE_BYTES / 1024 / 1024} MB. Choose a smaller picture.`;
}

/** The head of a file that may be decoded, or why it may not be, in words. */
export function checkPicture(name: string, bytes: Uint8Array): PictureHead | { readonly problem: string } {
  const head = readPictureHead(bytes);
  if (head === null) {
    return { problem: `${name} is not a picture that can be used here. Choose a JPEG, PNG or WebP.` };
  }
  if (head.width * head.height > MAX_PIXELS) {
    const size = `${head.width.toLocaleString('en-US')} by ${head.height.toLocaleString('en-US')} pixels`;
    return {
      problem: `${name} has ${size}. At most ${MAX_PIXELS / 1_000_000} million pixels can be opened here.`,
    };
  }
  return head;
}
