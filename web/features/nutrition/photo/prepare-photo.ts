/** As in the contract: what the server takes is larger, what a model needs is not. */
const longestSide = 1280;
const quality = 0.8;
/** Before it is opened: no camera of a phone makes such files, and opening one could take all memory. */
const largestFileBytes = 60_000_000;

/** A file that cannot become a photo, with a text to show. */
export class UnusablePhoto extends Error {}

const unreadable = "This file can't be opened as a photo. Choose a JPEG, PNG, or WebP.";

async function encoded(canvas: HTMLCanvasElement): Promise<Blob> {
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', quality));
  if (!blob) throw new UnusablePhoto(unreadable);
  return blob;
}

/** The picture as a JPEG of at most 1280 pixels a side: drawn anew, so that nothing but the picture is left of the file. */
async function redraw(picture: ImageBitmap): Promise<Blob> {
  const scale = Math.min(1, longestSide / Math.max(picture.width, picture.height));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(picture.width * scale));
  canvas.height = Math.max(1, Math.round(picture.height * scale));
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) throw new UnusablePhoto(unreadable);
  // What was transparent would turn black.
  context.fillStyle = 'white';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  return encoded(canvas);
}

/** Makes a photo of a chosen file or of what the camera shows; throws UnusablePhoto. */
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
