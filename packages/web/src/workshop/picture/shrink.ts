/**
 * Makes an image of somebody's fit for a card: as large as cards are shown, cut to their frame, and drawn anew, so that
 * nothing of the file is left but what is seen: neither where nor when it was taken.
 */

/** The frame of a card's picture, twice as large as the largest card is shown. */
const WIDTH = 600;
const HEIGHT = 450;
/** Bytes that a pack takes, with something to spare. */
const MOST = 120_000;
const QUALITIES = [0.85, 0.7, 0.5, 0.3];

/** An image fit for a pack, and how its file ends. */
export interface Shrunk {
  readonly bytes: Uint8Array;
  readonly end: 'webp' | 'jpg';
}

/** `null` for what the browser can't read as an image. */
export async function shrunk(file: Blob): Promise<Shrunk | null> {
  const image = await createImageBitmap(file).catch(() => null);
  if (image === null) return null;
  const canvas = new OffscreenCanvas(WIDTH, HEIGHT);
  const context = canvas.getContext('2d');
  if (context === null) return null;
  const scale = Math.max(WIDTH / image.width, HEIGHT / image.height);
  const [width, height] = [image.width * scale, image.height * scale];
  context.imageSmoothingQuality = 'high';
  // A card has paper behind what is transparent.
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

/** As WebP or, where the browser can't write that, as JPEG. */
async function encoded(canvas: OffscreenCanvas, quality: number): Promise<Blob> {
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return blob.type === 'image/webp' ? blob : canvas.convertToBlob({ type: 'image/jpeg', quality });
}
