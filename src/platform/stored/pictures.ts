/** Whether a picture can be shown: it is decoded, to be thrown away. */
export async function decodes(picture: Blob): Promise<boolean> {
  const url = URL.createObjectURL(picture);
  try {
    const image = new Image();
    image.src = url;
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(url);
  }
}
