/** Files that a page gives to whoever looks at it. */

/** Save something as a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

/** Show a picture around by the means of the device; where there are none it is saved. */
export async function offer(picture: Blob, name: string, title: string): Promise<void> {
  const shared = { files: [new File([picture], name, { type: picture.type })], title };
  if (typeof navigator.canShare === 'function' && navigator.canShare(shared)) {
    await navigator.share(shared).catch((error: unknown) => {
      // Whoever changes their mind; where too long was needed for the picture it is saved.
      if (!(error instanceof DOMException) || error.name !== 'AbortError') save(picture, name);
    });
  } else save(picture, name);
}

export function plainText(content: string): Blob {
  return new Blob([content], { type: 'text/plain' });
}
