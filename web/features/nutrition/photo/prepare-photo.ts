/** Within the contract's limit, and large enough for the model. */
const longestSide = 1280;
const quality = 0.8;
/** Checked before opening: no phone camera makes files this large, and opening one could use up all memory. */
const largestFileBytes = 60_000_000;

/** The file cannot become a photo; the message is shown. */
export class UnusablePhoto extends Error {}

const unreadable = "This file can't be opened as a photo. Choose a JPEG, PNG, or WebP.";

async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new UnusablePhoto(unreadable);
  return blob;
}

/** The picture as a JPEG of at most 1280 pixels per side, redrawn so no metadata of the file remains. */
async function redraw(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new UnusablePhoto(unreadable);
  // Transparent areas would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return encoded(canvas);
}

/** Makes a photo from a file or the camera picture; throws UnusablePhoto. */
export async function preparePhoto(source: Blob | HTMLVideoElement): Promise<Blob> {
  if (source instanceof Blob && source.size > largestFileBytes)
    throw new UnusablePhoto('This file is larger than 60 MB. Choose a smaller photo.');
  const picture = await createImageBitmap(source).catch(() => {
    throw new UnusablePhoto(unreadable);
  });
  try {
    return await redraw(picture);
  } finally {
    picture.close();
  }
}
