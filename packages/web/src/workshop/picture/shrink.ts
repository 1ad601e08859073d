/**
 * Fits an image to a card: scaled to the size of cards, cropped to their frame, and encoded again, which drops metadata
 * such as where and when a photo was taken.
 */

/** The frame of a card's picture, at twice the largest size shown. */
const WIDTH = 600;
const HEIGHT = 450;
/** The most bytes for an image, with some margin below a pack's limit. */
const MOST = 120_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** An image that fits a pack, and its file extension. */
export interface Shrunk {
  readonly bytes: Uint8Array;
  readonly end: 'webp' | 'jpg';
}

/** Returns `null` if the browser can't read the file as an image. */
export async function shrunk(file: Blob): Promise<Shrunk | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const scale = Math.max(WIDTH / image.width, HEIGHT / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  // Transparent parts show the card's paper.
  context.fillStyle = '#f7f0e0';
  context.fillRect(0, 0, WIDTH, HEIGHT);
  context.drawImage(image, (WIDTH - width) / 2, (HEIGHT - height) / 2, width, height);
  image.close();
  for (const quality of QUALITIES) {
    const blob = await encoded(canvas, quality);
    if (blob.size > MOST) continue;
    return {
      bytes: new Uint8Array(await blob.arrayBuffer()),
      end: blob.type === 'image/webp' ? 'webp' : 'jpg',
    };
  }
  return null;
}

/** Encodes as WebP or, where the browser can't write that, as JPEG. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality });
}
