/** Files that a page gives to whoever looks at it. */

/** Save something as a file. */
export function save(content: Blob, name: string): void {
  const link = document.createElement('a');
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  URL.revokeObjectURL(link.href);
}

export function plainText(content: string): Blob {
  return new Blob([content], { type: 'text/plain' });
}
